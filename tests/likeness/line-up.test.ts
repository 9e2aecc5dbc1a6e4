import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader } from '@/lib/photos/server';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import type { Degradation } from './degrade';
import { lineUpSources, runLineUp } from './line-up';

afterAll(closeFaceReader);

/** The strongest degradations; the whole matrix is tested in the likeness proof. */
const COPIES: readonly Degradation[] = ['lying', 'dark', 'small'];
/** An under-exposed copy is read as dark as it is, never lightened: then skin cannot tell its owner. */
const REQUIRED = 0.8;

describe('likeness: a blind line-up of twelve', () => {
  it('matches pages from degraded copies to the portraits they came from, by their pixels alone', async () => {
    const sources = await lineUpSources(readPortrait(HEAD_PORTRAIT));
    expect(sources).toHaveLength(12);
    const verdicts: Awaited<ReturnType<typeof runLineUp>>[] = [];
    // Each source once, with alternating degradations.
    for (const [at, source] of sources.entries())
      verdicts.push(await runLineUp(sources, source, COPIES[at % COPIES.length] as Degradation));
    const wrong = verdicts.filter(({ name, taken }) => name !== taken);
    const share = 1 - wrong.length / verdicts.length;
    expect(share, wrong.map(({ name, how, taken }) => `${name} ${how}: ${taken}`).join(', ')).toBeGreaterThanOrEqual(
      REQUIRED,
    );
  });
});
