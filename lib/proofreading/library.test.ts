import { expect, test } from 'vitest';
import { EDITIONS_FOR_SALE, listStoryParams, renderEdition } from '@/lib/stories/testing/library';
import { TRICKY_NAMES } from '@/lib/stories/testing/tricky-names';
import { proofread } from './proofread';

const ISOLATES = /[\u2068\u2069]/gu;

test.each(EDITIONS_FOR_SALE)('§4 hints: finds no faults in $book.title ($book.language)', ({ book }) => {
  const faults = listStoryParams(book, TRICKY_NAMES[book.language]).flatMap((params) =>
    renderEdition(book, params).spreads.flatMap(({ key, paragraphs }) =>
      proofread({ ...params, text: paragraphs.join('\n').replace(ISOLATES, '') }).map((fault) => ({
        ...params,
        key,
        ...fault,
      })),
    ),
  );
  expect(faults).toEqual([]);
});
