import { expect, test } from 'vitest';
import { LIBRARY } from '@/lib/stories/data';
import { renderPictureBook } from '@/lib/stories/server';
import { FIRST_EDITIONS, listStoryParams, PICTURE_EDITIONS, renderEdition } from '@/lib/stories/testing/library';
import { TRICKY_NAMES } from '@/lib/stories/testing/tricky-names';
import { proofread } from './proofread';

const ISOLATES = /[\u2068\u2069]/gu;

test.each(FIRST_EDITIONS)('§4 hints: finds no faults in $book.title ($book.language)', ({ book }) => {
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

const POINTED = PICTURE_EDITIONS.flatMap(({ book, language }) => {
  const story = LIBRARY.find(({ baseId, pointedTexts }) => baseId === book.baseId && pointedTexts?.[language]);
  return story ? [{ book, story }] : [];
});

test.each(POINTED)('§10 points: finds no faults in $book.title with points ($book.language)', ({ book, story }) => {
  const faults = listStoryParams(book, TRICKY_NAMES[book.language]).flatMap((params) =>
    renderPictureBook(story, { ...params, points: true }).spreads.flatMap(({ key, paragraphs }) =>
      [true, false].flatMap((byParent) => {
        const text = paragraphs.join('\n').replace(ISOLATES, '');
        const found = proofread({ ...params, byParent, text });
        // A spread has places of its own, which are measured with their words.
        return found.filter(({ kind }) => kind !== 'overflow').map((fault) => ({ ...params, key, ...fault }));
      }),
    ),
  );
  expect(faults).toEqual([]);
});
