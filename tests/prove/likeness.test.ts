import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader } from '@/lib/photos/server';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { ALL_DEGRADATIONS } from '@/tests/likeness/degrade';
import { lineUpSources, runLineUp } from '@/tests/likeness/line-up';

afterAll(closeFaceReader);

const REQUIRED = 0.8;

describe('likeness: every degradation of twelve portraits', () => {
  it('matches at least 80 of 100 pages to their portraits', async () => {
    const sources = await lineUpSources(readPortrait(HEAD_PORTRAIT));
    const wrong: string[] = [];
    for (const how of ALL_DEGRADATIONS)
      for (const source of sources) {
        const { name, taken } = await runLineUp(sources, source, how);
        if (name !== taken) wrong.push(`${name} ${how}: ${taken}`);
      }
    const share = 1 - wrong.length / (sources.length * ALL_DEGRADATIONS.length);
    expect(share, wrong.join(', ')).toBeGreaterThanOrEqual(REQUIRED);
  }, 900_000);
});
