import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type SpreadSceneInput, spreadSceneSchema } from '@/lib/illustrator';
import { paintSpread } from '@/lib/illustrator/spread/paint-spread';
import { picture as fiveChicks } from '@/lib/stories/data/five-chicks/picture';
import { picture as missingBells } from '@/lib/stories/data/missing-bells/picture';
import { picture as smallLight } from '@/lib/stories/data/small-light/picture';
import { picture as weatherInside } from '@/lib/stories/data/weather-inside/picture';
import type { PictureBook } from '@/lib/stories/picture-book';
import type { Cell } from './grid';
import { HEROES } from './spread-heroes';

/** Without their words, so that a change of words draws nothing anew. */
const BOOKS: readonly (readonly [name: string, book: PictureBook])[] = [
  ['small-light', smallLight],
  ['weather-inside', weatherInside],
  ['missing-bells', missingBells],
  ['five-chicks', fiveChicks],
];

/** One of the two facing pages. */
function cutPage(spread: Canvas, edge: number, side: 0 | 1): Canvas {
  const page = createCanvas(edge, edge);
  page.getContext('2d').drawImage(spread, -side * edge, 0);
  return page;
}

type KeyedScene = readonly [key: string, scene: SpreadSceneInput];

const scenesOf = ({ cover, ends, spreads }: PictureBook): readonly KeyedScene[] => [
  ['cover', cover],
  ['front', ends.front],
  ['back', ends.back],
  ...spreads.map(({ key, scene }) => [key, scene] as const),
];

/** The scenes of each book: its cover, its endpapers and its spreads. */
export const BOOK_SCENES: readonly (readonly [book: string, scenes: readonly KeyedScene[]])[] = BOOKS.map(
  ([name, book]) => [name, scenesOf(book)],
);

/** Both pages of every spread, the heroes in turn; every other hero's book is mirrored. */
export function spreads(edge: number): readonly Cell[] {
  return BOOK_SCENES.flatMap(([name, scenes]) =>
    scenes.flatMap(([key, input], index): readonly Cell[] => {
      const [, character] = HEROES[index % HEROES.length] ?? [];
      if (!character) return [];
      const scene = spreadSceneSchema.parse({ ...input, mirrored: index % 2 === 1 });
      const spread = paintSpread(scene, { character, seed: `${name}:${key}`, heightPx: edge });
      const label = `${name} ${key}`;
      return ([0, 1] as const).map((side) => ({ label: `${label} ${side}`, picture: cutPage(spread, edge, side) }));
    }),
  );
}
