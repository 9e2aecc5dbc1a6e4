import { describe, expect, test } from 'vitest';
import { EDITIONS_FOR_SALE, tellingsOf, told } from '@/lib/stories/testing/library';
import { TRICKY_NAMES } from '@/lib/stories/testing/tricky-names';
import { proofread } from './proofread';

const ISOLATES = /[\u2068\u2069]/gu;

describe.each(EDITIONS_FOR_SALE)('issue 4 proof-reader: no false alarm on $book.title ($book.language)', ({ book }) => {
  test.each(tellingsOf(book, TRICKY_NAMES[book.language]))('for $gender $name', (telling) => {
    const faults = told(book, telling).spreads.flatMap(({ key, paragraphs }) =>
      proofread({ ...telling, text: paragraphs.join('\n').replace(ISOLATES, '') }).map((fault) => ({ key, ...fault })),
    );
    expect(faults).toEqual([]);
  });
});
