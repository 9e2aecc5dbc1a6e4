import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '@/lib/catalogue';
import { type Box, type SpreadSceneInput, spreadSceneSchema } from '@/lib/illustrator';
import { LANGUAGES } from '@/lib/markets';
import { findDetail } from './shop-pictures';
import { getCategoryPage, PAGE_CARDS, SHOP_PICTURES } from './story-pages';

/** Of the detail's width: a hero who stands nearer to its edge is cut. */
const EDGE = 0.1;
/** Of the detail's height: heads stand above the feet, which may be cut. */
const [HIGHEST_FEET, LOWEST_FEET] = [0.3, 1.6];

/** Where heroes stand in a detail, as parts of its width and height. */
const listHeroes = (scene: SpreadSceneInput, detail: Box) =>
  spreadSceneSchema.parse(scene).pictures.flatMap(({ box, scene: { view, heroes } }) =>
    heroes.flatMap(({ at }) => {
      if ('slot' in at) return [];
      const zoom = box.width / view.width;
      const [x, y] = [box.x + (at.x - view.x) * zoom, box.y + (at.y - view.y) * zoom];
      return [{ across: (x - detail.x) / detail.width, down: (y - detail.y) / detail.height }];
    }),
  );

const isSeen = ({ across, down }: ReturnType<typeof listHeroes>[number]) =>
  across > EDGE && across < 1 - EDGE && down > HIGHEST_FEET && down < LOWEST_FEET;

const PAGES = [
  ...SHOP_PICTURES.flatMap(({ page }) => page ?? []),
  ...CATEGORIES.flatMap((category) => LANGUAGES.map((language) => getCategoryPage(category, language))),
  ...Object.values(PAGE_CARDS).flatMap(({ picture, instead = {} }) => [picture, ...Object.values(instead)]),
].map((page) => [`book ${page.book} ${page.key}`, page] as const);

describe('pictures of the shop', () => {
  test.each(PAGES)('%s: the child is in the detail that is shown', (_, page) => {
    const shown = findDetail(page);
    expect(shown).not.toBeNull();
    expect(shown && listHeroes(shown.scene, shown.box).filter(isSeen).length).toBeGreaterThan(0);
  });
});
