import { expect, test } from 'vitest';
import { type SpreadSceneInput, spreadSceneSchema } from '@/lib/illustrator';
import { defaultCharacter } from '@/lib/illustrator/character/default';
import { measureHandGaps } from '@/lib/illustrator/testing/hand-gaps';
import { AVERAGE_FACE } from '@/lib/photos';
import type { PictureBook } from './picture-book';
import { STORY_VARIANTS } from './testing/tellings';

const BOOKS = STORY_VARIANTS.flatMap(({ story: { baseId, picture }, told }) =>
  picture && told === 'of one' ? [{ baseId, picture }] : [],
);

/** A small child with the shortest arms, and a school child. */
const CHILDREN = [4, 9].map((age) => ({
  ...defaultCharacter({ age, gender: 'girl' }).character,
  faceShape: AVERAGE_FACE,
}));

/** A hand further from what it touches hovers beside it, stage units: about the width of a palm. */
const HOVERS = 45;

const scenesOf = ({
  cover,
  ends,
  spreads,
}: PictureBook): readonly (readonly [key: string, scene: SpreadSceneInput])[] => [
  ['cover', cover],
  ['front', ends.front],
  ['back', ends.back],
  ...spreads.map(({ key, scene }) => [key, scene] as const),
];

/** The hands of a book that hover, farthest first, as one reads them in a failure. */
function listHovering(book: PictureBook): readonly string[] {
  const hands = scenesOf(book).flatMap(([key, input]) =>
    spreadSceneSchema.parse(input).pictures.flatMap(({ scene }) =>
      CHILDREN.flatMap((child) =>
        measureHandGaps(scene, child)
          .filter(({ touches, gap }) => touches !== null && gap > HOVERS)
          .map((found) => ({ key, age: child.age, ...found })),
      ),
    ),
  );
  return hands
    .toSorted((a, b) => b.gap - a.gap)
    .map(
      ({ key, age, who, hand, touches, gap }) =>
        `${key}, ${age} years: ${hand} hand of ${who}, ${Math.round(gap)} from ${touches}`,
    );
}

test.each(BOOKS)('§10 figures: in book $baseId no hand hovers beside what it touches', ({ picture }) => {
  expect(listHovering(picture)).toEqual([]);
});
