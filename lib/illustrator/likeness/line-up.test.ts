import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader } from '@/lib/photos/server';
import { HEAD, portrait } from '@/tests/fixtures/portraits/portraits';
import type { Degradation } from './degrade';
import { lineUpSources, standInLine } from './line-up';

afterAll(closeFaceReader);

/** The hardest of what happens to photos; the whole matrix is proved apart. */
const COPIES: readonly Degradation[] = ['lying', 'dark', 'small'];
const REQUIRED = 0.8;

describe('likeness: a blind line-up of twelve', () => {
  it('matches pages from degraded copies to the portraits they came from, by their pixels alone', async () => {
    const sources = await lineUpSources(portrait(HEAD));
    expect(sources).toHaveLength(12);
    const verdicts: Awaited<ReturnType<typeof standInLine>>[] = [];
    for (const source of sources) for (const how of COPIES) verdicts.push(await standInLine(sources, source, how));
    const wrong = verdicts.filter(({ name, taken }) => name !== taken);
    const share = 1 - wrong.length / verdicts.length;
    expect(share, wrong.map(({ name, how, taken }) => `${name} ${how}: ${taken}`).join(', ')).toBeGreaterThanOrEqual(
      REQUIRED,
    );
  }, 300_000);
});
