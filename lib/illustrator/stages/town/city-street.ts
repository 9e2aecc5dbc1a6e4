import { rectangle, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, lampsOut, openSky } from '../kit/daylight';
import { type Easel, fill, unmirrored } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { contactShadow, pool } from '../kit/ground';
import { outline, points } from '../kit/outline';
import { defineStage } from '../model';
import { birds, clouds, lightOf, places, ridge, sunlit } from '../nature/kit/scene';
import { leafTree } from '../nature/kit/trees';
import { sittingCat } from '../rooms/kit/cat';
import { door, facade } from './kit-houses';
import { bouquet, shop, tub } from './kit-shops';
import { asRoom, bench, bicycle, corners, paving, streetLamp } from './kit-street';

/** A street of small shops that runs up to a clock tower; the sky above y 260 is calm between the roofs, for text. */
export const cityStreet = defineStage<Daylight>({
  palettes: { ...daylight('day', 'dawn', 'dusk', 'night'), dark: lampsOut },
  slots: {
    ...places({ far: { x: 640, y: 862, scale: 0.76 } }),
    // Sitting on the bench under the tree.
    bench: { x: 246, y: 944, scale: 1.1, afloat: true, depth: 960 },
    // At the open door of the toy shop.
    door: { x: 1090, y: 930, scale: 1.1 },
  },
  light: (d) =>
    lightOf(
      d,
      d.lampsLit
        ? [
            { x: 330, y: 560, reach: 520, colour: '#ffb769', power: 0.6 },
            { x: 1000, y: 760, reach: 560, colour: '#ffb769', power: 0.6 },
          ]
        : [],
    ),
  back(e, d) {
    openSky(e, d, 720, d.time === 'night' ? [700, 150] : [640, 520]);
    clouds(e, d, [
      [560, 190, 330, 66],
      [760, 300, 260, 50],
      [420, 330, 220, 44],
    ]);
    birds(
      e,
      [
        [520, 300, 15],
        [556, 286, 12],
        [492, 280, 10],
      ],
      shade(d.far('#4a4a60', 0.4), 0.02),
    );
    ridge(e, d, 'hills', points([300, 700, 460, 640, 640, 660, 820, 630, 960, 700]), '#8fae9a', 0.8, 90);
    tower(e, d);
    row(e, d);
    const street = outline([
      -60, 880, 300, 830, 500, 792, 690, 792, 900, 830, 1260, 884, 1260, 1300, 600, 1320, -60, 1300,
    ]);
    paving(e, d, 'street', street, 790, '#c9b6a4', { row: 7, round: true });
    near(e, d);
    if (d.lampsLit) for (const x of [150, 1040]) pool(e, x, 990, 300, '#ffb860', 0.7);
    pool(e, 600, 1080, 420, d.glow, d.time === 'night' ? 0.25 : 0.55);
  },
  front(e, d) {
    foliage(e, 'hedge', 20, 1220, 150, 100, d.tone('#5f9a52'), {
      size: 26,
      count: 60,
      lit: sunlit(d, '#c8dc70', 0.5),
      warmth: 0.5,
    });
    bouquet(e, d, 196, 1220, 120, '#f6ead8', '#c98a60');
    for (const [x, y, h, c] of [
      [1086, 1216, 150, '#e58ca0'],
      [1172, 1226, 176, '#f0b54a'],
    ] as const)
      bouquet(e, d, x, y, h, c, '#7fa0a8');
    corners(e, d);
  },
});

/** A tower with a clock without numerals, far down the street. */
function tower(e: Easel, d: Daylight) {
  const depth = 0.55;
  const wall = d.far('#ecd0a8', depth);
  facade(e, d, 'tower', 566, 780, 82, 300, {
    wall: '#ecd0a8',
    roof: '#4f8a90',
    top: 'gable',
    rise: 120,
    cols: 1,
    rows: 2,
    foot: 120,
    depth,
    arched: true,
  });
  e.p.form(outline([586, 510, 607, 489, 628, 510, 607, 531]), tint(wall, 0.08), { depth: 4 });
  unmirrored(e, 607, () => {
    e.p.line(points([607, 511, 607, 497]), 3, d.far('#5a4a4a', 0.3), 1, [1, 1]);
    e.p.line(points([607, 511, 618, 516]), 3, d.far('#5a4a4a', 0.3), 1, [1, 1]);
  });
}

/** The houses of both sides, from far to near. */
function row(e: Easel, d: Daylight) {
  facade(e, d, 'f1', 470, 790, 76, 190, { wall: '#f0c8b0', roof: '#b8705a', cols: 2, rows: 3, depth: 0.5 });
  facade(e, d, 'f2', 660, 790, 84, 210, {
    wall: '#c8d8d0',
    roof: '#a8685a',
    top: 'gable',
    rise: 60,
    cols: 2,
    rows: 3,
    depth: 0.5,
  });
  facade(e, d, 'f3', 384, 806, 112, 280, {
    wall: '#a8c8c8',
    roof: '#b8684a',
    cols: 2,
    rows: 3,
    foot: 70,
    depth: 0.32,
    flowers: '#f0a0a0',
    chimney: 0.7,
  });
  door(e, d, 420, 806, 34, 60, '#b5604a', 0.3);
  facade(e, d, 'f4', 724, 806, 118, 300, {
    wall: '#f4dca0',
    roof: '#bf6848',
    cols: 2,
    rows: 3,
    foot: 74,
    shutters: '#6f9a8a',
    depth: 0.3,
  });
  door(e, d, 766, 806, 34, 62, '#5f7fa0', 0.3);
  leafTree(e, d, 'ft', 700, 812, 130, { depth: 0.3, touches: 18 });
  facade(e, d, 'n1', 176, 848, 226, 452, {
    wall: '#f2b8a0',
    roof: '#a85a48',
    rise: 90,
    cols: 2,
    rows: 2,
    foot: 186,
    shutters: '#5f8a94',
    flowers: '#f47a8a',
    depth: 0.1,
    chimney: 0.2,
  });
  shop(e, d, 184, 848, 210, 176, { colour: '#5a8a88', awning: ['#f6ead0', '#d8604f'], goods: 'bread', doorAt: 'end' });
  facade(e, d, 'n2', 822, 850, 200, 480, {
    wall: '#b8c4e0',
    roof: '#8a5a68',
    top: 'gable',
    rise: 110,
    cols: 2,
    rows: 2,
    foot: 190,
    frame: '#fff6e4',
    flowers: '#ffd070',
    depth: 0.1,
  });
  shop(e, d, 828, 850, 188, 178, {
    colour: '#a86a58',
    awning: ['#fff0d8', '#5f9a80'],
    goods: 'flowers',
    doorAt: 'start',
  });
}

/** The nearest houses, which frame the page, and what stands on the pavement. */
function near(e: Easel, d: Daylight) {
  facade(e, d, 'left', -90, 930, 272, 760, {
    wall: '#f4d490',
    roof: '#b5604a',
    rise: 130,
    cols: 2,
    rows: 3,
    foot: 236,
    frame: '#fff8e8',
    shutters: '#7fa070',
    flowers: '#f08fa8',
  });
  shop(e, d, -84, 930, 258, 226, { colour: '#8a5a74', awning: ['#fbeed8', '#8f6fa8'], goods: 'jars', doorAt: 'end' });
  facade(e, d, 'right', 1010, 938, 280, 800, {
    wall: '#9cc8bc',
    roof: '#a85a4a',
    rise: 140,
    cols: 2,
    rows: 3,
    foot: 244,
    frame: '#fff6e4',
    arched: true,
    flowers: '#ffb070',
  });
  shop(e, d, 1016, 938, 268, 234, {
    colour: '#4f6f9a',
    awning: ['#fff2da', '#e8a040'],
    goods: 'toys',
    doorAt: 'start',
  });
  sittingCat(e, asRoom(d), 1072, 494, 50, '#d88a48');
  fill(e, rectangle(-60, 926, 250, 14), d.tone('#d8c8b4'), 0.9);
  contactShadow(e, 246, 962, 150, d.shadow, 0.3);
  leafTree(e, d, 'street', 330, 936, 330, { leaf: '#6aa454', touches: 34 });
  bench(e, d, 240, 966, 0.92);
  streetLamp(e, d, 408, 900, 360);
  bicycle(e, d, 876, 916, 0.9, '#d8584a');
  tub(e, d, 1016, 962, 100);
  for (const [x, y, h, c] of [
    [812, 874, 62, '#f08a9a'],
    [850, 880, 54, '#ffd060'],
    [1010, 878, 58, '#a88ad0'],
  ] as const)
    bouquet(e, d, x, y, h, c);
}
