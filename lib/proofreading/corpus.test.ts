import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { FaultKind, PageToProof } from './model';
import { proofread } from './proofread';

type Item = Omit<PageToProof, 'language'> & { readonly id: string; readonly kind?: FaultKind };
type Corpus = { readonly faults: readonly Item[]; readonly clean: readonly Item[] };

const corpusOf = (language: Language): Corpus =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/proof-corpus/${language}.json`, import.meta.url), 'utf8'));

/** The share of seeded faults that must be reported, as what they are. */
const FOUND = 0.95;

describe.each(LANGUAGES)('issue 4 proof-reader: the frozen corpus in %s', (language) => {
  const { faults, clean } = corpusOf(language);
  const kindsIn = (item: Item) => proofread({ ...item, language }).map(({ kind }) => kind);

  test('95 % of the seeded faults are found, each under its own kind', () => {
    const missed = faults.filter((item) => item.kind && !kindsIn(item).includes(item.kind));
    expect(missed.length / faults.length, missed.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(1 - FOUND);
  });

  test('pages that a publisher would pass are passed', () => {
    const alarms = clean.flatMap((item) => kindsIn(item).map((kind) => `${item.id}: ${kind}`));
    expect(alarms).toEqual([]);
  });
});
