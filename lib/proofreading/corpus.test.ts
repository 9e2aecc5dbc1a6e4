import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { FaultKind, PageInput } from './model';
import { proofread } from './proofread';

type Item = Omit<PageInput, 'language'> & { readonly id: string; readonly kind?: FaultKind };
type Corpus = { readonly faults: readonly Item[]; readonly clean: readonly Item[] };

const loadCorpus = (language: Language): Corpus =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/proof-corpus/${language}.json`, import.meta.url), 'utf8'));

/** The minimum share of seeded faults that must be reported with the correct kind. */
const MIN_RECALL = 0.95;

describe.each(LANGUAGES)('§4 hints: the frozen corpus in %s', (language) => {
  const { faults, clean } = loadCorpus(language);
  const kindsIn = (item: Item) => proofread({ ...item, language }).map(({ kind }) => kind);

  test('95 % of the seeded faults are found, each under its own kind', () => {
    const missed = faults.filter((item) => item.kind && !kindsIn(item).includes(item.kind));
    expect(missed.length / faults.length, missed.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(1 - MIN_RECALL);
  });

  test("§4 hints: nine tenths of them also in a family's own words", () => {
    const hints = (item: Item) => proofread({ ...item, language, byParent: true }).map(({ kind }) => kind);
    const missed = faults.filter((item) => item.kind && !hints(item).includes(item.kind));
    expect(missed.length / faults.length, missed.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(0.1);
  });

  test('pages that a publisher would pass are passed', () => {
    const alarms = clean.flatMap((item) => kindsIn(item).map((kind) => `${item.id}: ${kind}`));
    expect(alarms).toEqual([]);
  });
});
