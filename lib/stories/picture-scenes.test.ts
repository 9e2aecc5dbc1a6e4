import { describe, expect, test } from 'vitest';
import { SPREAD_UNITS, spreadSceneSchema } from '@/lib/illustrator';
import { validateSpread } from '@/lib/illustrator/spread/validate-spread';
import type { PictureBook, SpreadLayout, TextPlace } from './picture-book';
import { countAdded, STORY_VARIANTS } from './testing/tellings';

const BOOKS = STORY_VARIANTS.flatMap(({ story: { baseId, picture, pictureTexts = {} }, told }) =>
  picture ? [{ baseId, told, picture, pictureTexts }] : [],
);

/** Words stay so far inside of the trimmed edges, and out of the fold. */
const MARGIN = 72;
const FOLD = { from: 1154, to: 1246 };
/** Of a figure or an animal, in its own units. */
const HALF_HEAD = 60;

type Range = { readonly name: string; readonly from: number; readonly to: number };
type Extent = { readonly across: Range; readonly down: Range };

/** What a block or a call may cover; a path's words keep to their line. */
function measurePlace(place: TextPlace): readonly Extent[] {
  const name = place.text;
  if (place.kind === 'block') {
    const { x, y, width, height } = place.box;
    return [{ across: { name, from: x, to: x + width }, down: { name, from: y, to: y + height } }];
  }
  if (place.kind === 'call') {
    const [x, y] = place.at;
    const half = place.maxWidth / 2;
    return [{ across: { name, from: x - half, to: x + half }, down: { name, from: y, to: y } }];
  }
  return place.along.map(([x, y]) => ({ across: { name, from: x, to: x }, down: { name, from: y, to: y } }));
}

const extents = ({ texts }: SpreadLayout) => texts.flatMap(measurePlace);

const scenesOf = ({ cover, ends, spreads }: PictureBook) => [
  ['cover', cover] as const,
  ['front', ends.front] as const,
  ['back', ends.back] as const,
  ...spreads.map(({ key, scene }) => [key, scene] as const),
];

/** The cover and the spreads: all that a hero is in. */
const shown = (picture: PictureBook) => scenesOf(picture).filter(([key]) => key !== 'front' && key !== 'back');

describe.each(BOOKS)('§3 picture book $baseId $told', ({ picture, pictureTexts, told }) => {
  test.each(scenesOf(picture))('%s can be painted', (_, scene) =>
    expect(validateSpread(spreadSceneSchema.parse(scene))).toEqual([]),
  );

  test.each(shown(picture))(
    '§10 heroes together: %s never shows the first hero without every other, also in a wheelchair or when small',
    (_, scene) => {
      const { pictures } = spreadSceneSchema.parse(scene);
      for (const variant of ['scene', 'wheelchairScene', 'smallChildScene'] as const) {
        const heroes = pictures.flatMap((one) => (one[variant] ?? one.scene).heroes.map(({ who }) => who));
        const others = ['second', 'third'].slice(0, countAdded({ told }));
        const drawn = [...new Set(heroes)].filter((who) => who !== 'first').toSorted();
        expect(drawn, variant).toEqual(heroes.length > 0 ? others : []);
      }
    },
  );

  test('has twelve spreads, and no two neighbours of one kind', () => {
    const keys = Array.from({ length: 12 }, (_, i) => `s${`${i + 1}`.padStart(2, '0')}`);
    expect(picture.spreads.map(({ key }) => key)).toEqual(keys);
    const repeated = picture.spreads.filter(({ kind }, i) => kind === picture.spreads[i - 1]?.kind);
    expect(repeated.map(({ key }) => key)).toEqual([]);
  });

  test.each(picture.spreads)('$key: words stand inside of the safe area and out of the fold', (layout) => {
    const outside = extents(layout).flatMap(({ across, down }) => [
      ...(across.from < MARGIN || across.to > SPREAD_UNITS.width - MARGIN ? [across] : []),
      ...(down.from < MARGIN || down.to > SPREAD_UNITS.height - MARGIN ? [down] : []),
    ]);
    expect(outside).toEqual([]);
    const blocksAndCalls = { ...layout, texts: layout.texts.filter(({ kind }) => kind !== 'path') };
    expect(extents(blocksAndCalls).filter(({ across: { from, to } }) => to > FOLD.from && from < FOLD.to)).toEqual([]);
  });

  test.each(picture.spreads)('$key: nobody stands in the fold', ({ scene }) => {
    const { pictures } = spreadSceneSchema.parse(scene);
    const inFold = pictures.flatMap(({ box, scene: { view, heroes, companions } }) =>
      [...heroes, ...companions].filter(({ at }) => {
        if (!('x' in at)) return false;
        const zoom = box.width / view.width;
        const x = box.x + (at.x - view.x) * zoom;
        return Math.abs(x - SPREAD_UNITS.width / 2) < (FOLD.to - FOLD.from) / 2 + HALF_HEAD * at.scale * zoom;
      }),
    );
    expect(inFold).toEqual([]);
  });

  test.each(picture.spreads)('$key: narrow screens show every text once, in details of the spread', (layout) => {
    expect(layout.stops.length).toBeGreaterThan(0);
    const shown = layout.stops.flatMap(({ texts }) => texts);
    expect(shown.toSorted()).toEqual(layout.texts.map(({ text }) => text).toSorted());
    for (const { box } of layout.stops) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(SPREAD_UNITS.width);
      expect(box.y + box.height).toBeLessThanOrEqual(SPREAD_UNITS.height);
    }
  });

  test.each(Object.entries(pictureTexts))('%s: every text has a place, and every place its text', (_, { spreads }) => {
    const places = picture.spreads.map(({ key, texts }) => [key, texts.map(({ text }) => text).toSorted()]);
    const words = picture.spreads.map(({ key }) => [key, Object.keys(spreads[key] ?? {}).toSorted()]);
    expect(words).toEqual(places);
  });
});
