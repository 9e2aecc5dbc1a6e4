import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { spreadSceneSchema } from '@/lib/illustrator';
import { Painter } from '@/lib/illustrator/paint';
import { getProp } from '@/lib/illustrator/props';
import { picture } from '.';

/** How many are counted on each spread; the sixth is the child. */
const COUNTS = [0, 1, 1, 2, 3, 3, 4, 4, 4, 5, 5, 6];
/** On these the numeral of the count stands in the picture. */
const REVEALED = ['s02', 's04', 's05', 's07', 's10', 's12'];
/** Before it is found, the fifth chick is not counted. */
const FOUND_FIFTH = 's10';

const scenesOf = (index: number) => {
  const spread = picture.spreads[index];
  if (!spread) throw new Error(`no spread ${index}`);
  return spreadSceneSchema
    .parse(spread.scene)
    .pictures.flatMap(({ scene, wheelchairScene }) => (wheelchairScene ? [scene, wheelchairScene] : [scene]));
};

const CASES = picture.spreads.map(({ key }, index) => ({ key, index, count: COUNTS[index] ?? 0 }));

describe('§3 five chicks: what is counted is seen', () => {
  test.each(CASES)('$key: as many chicks as outlines are filled', ({ key, index, count }) => {
    for (const { companions, props, heroes } of scenesOf(index)) {
      const chicks = companions.filter(({ kind }) => kind.startsWith('roundChick'));
      const found = chicks.filter(({ id }) => id !== 'fifth' || key >= FOUND_FIFTH);
      const child = count > 5 ? heroes.length : 0;
      expect(found.length + child).toBe(count);
      expect(props.filter(({ kind }) => kind === 'countStrip').map((strip) => strip.count)).toEqual([count]);
      expect(chicks.filter(({ id }) => id === 'fifth')).toHaveLength(1);
    }
  });

  test.each(CASES)('$key: the numeral is that of the count', ({ key, index, count }) => {
    for (const { props } of scenesOf(index)) {
      const numerals = props.filter(({ kind }) => kind.startsWith('chickNumeral')).map((numeral) => numeral.count);
      expect(numerals).toEqual(key === 's11' ? [1, 2, 3, 4, 5] : REVEALED.includes(key) ? [count] : []);
    }
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('%i outlines are painted yellow, and the others are not', (count) => {
    const strip = getProp('countStrip');
    if (!strip) throw new Error('no strip');
    const { x, y, width, height } = strip.box;
    const p = Painter.page(1200, [-0.5, -0.8], [width, height]);
    p.in(-x, -y, 0, 1, 1, () => strip.draw(p, { count }));
    const canvas = createCanvas(width, 1);
    // A line through all bellies, below the beaks.
    canvas.getContext('2d').drawImage(p.canvas, 0, y + 16);
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, 1);
    const yellow = Array.from({ length: width }, (_, i) => data[i * 4 + 3] === 255 && (data[i * 4] ?? 0) > 200);
    expect(yellow.filter((is, i) => is && !yellow[i - 1])).toHaveLength(count);
  });
});
