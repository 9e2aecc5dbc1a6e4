import { ellipse, mix, shade } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow } from '../kit/easel';
import { pool } from '../kit/ground';
import { outline, points } from '../kit/outline';
import { defineStage } from '../model';
import { birds, clouds, lightOf, places, ridge } from '../nature/kit/scene';
import { leafTree } from '../nature/kit/trees';
import { sittingCat } from '../rooms/kit/cat';
import { bunting } from '../rooms/kit/decor';
import { door, facade } from './kit-houses';
import { bouquet, shop, tub } from './kit-shops';
import { feastCart, fountain, pigeon } from './kit-square';
import { asRoom, corners, garland, paving, streetLamp } from './kit-street';

/** A square with a fountain on a feast day, lights from house to house; the sky above y 230 is calm, for text. */
export const townSquare = defineStage<Daylight>({
  palettes: daylight('dusk', 'day', 'night'),
  slots: {
    ...places({
      middle: { x: 500, y: 1105, scale: 1.75 },
      left: { x: 250, y: 1085, scale: 1.6 },
      right: { x: 940, y: 1095, scale: 1.6 },
      far: { x: 470, y: 892, scale: 0.8 },
    }),
    // Sitting on the rim of the fountain.
    fountain: { x: 668, y: 946, scale: 0.95, afloat: true, depth: 970 },
    // In a crowd, on both sides of the middle.
    crowdLeft: { x: 395, y: 985, scale: 1.15 },
    crowdRight: { x: 610, y: 1010, scale: 1.2 },
    // Selling beside the cart, under its balloons: no face is behind the canopy.
    cart: { x: 322, y: 970, scale: 0.95 },
  },
  light: (d) =>
    lightOf(
      d,
      d.lampsLit
        ? [
            { x: 420, y: 430, reach: 640, colour: '#ffb769', power: 0.6 },
            { x: 860, y: 430, reach: 640, colour: '#ffb769', power: 0.6 },
          ]
        : [],
    ),
  back(e, d) {
    openSky(e, d, 720, d.time === 'night' ? [540, 170] : [520, 560]);
    clouds(e, d, [
      [560, 180, 340, 66],
      [760, 280, 280, 54],
      [380, 310, 240, 46],
    ]);
    birds(
      e,
      [
        [600, 320, 15],
        [636, 306, 12],
        [574, 300, 10],
      ],
      mix(d.tone('#4a4a60'), d.haze, 0.35),
    );
    ridge(e, d, 'hills', points([260, 700, 440, 640, 640, 660, 840, 620, 960, 690]), '#8aa69c', 0.75, 100);
    houses(e, d);
    const square = outline([-60, 880, 260, 846, 600, 834, 940, 846, 1260, 880, 1260, 1300, 600, 1320, -60, 1300]);
    paving(e, d, 'square', square, 834, '#cdb8a4', { row: 8, round: true });
    leafTree(e, d, 'tree', 336, 880, 270, { leaf: '#6aa454', touches: 34 });
    streetLamp(e, d, 966, 914, 350);
    fountain(e, d, 740, 980, 340);
    for (const [from, to, sag] of [
      [[182, 420], [1024, 390], 60],
      [[390, 560], [836, 540], 40],
    ] as const)
      garland(e, d, from, to, sag, { size: 12 });
    for (const [x, y, k, way] of [
      [470, 960, 0.8, 1],
      [530, 944, 0.6, -1],
      [430, 990, 0.9, -1],
      [1000, 990, 0.8, -1],
    ] as const)
      pigeon(e, d, x, y, k, way);
    if (d.lampsLit) for (const x of [330, 760, 1060]) pool(e, x, 1010, 330, '#ffb860', 0.6);
    pool(e, 560, 1080, 420, d.lampsLit ? '#ffb860' : d.glow, 0.5);
  },
  over: { depth: 905, paint: (e, d) => feastCart(e, d, 170, 964, 0.94) },
  front(e, d) {
    bunting(e, asRoom(d), -30, 20, 560, 6, 54);
    bunting(e, asRoom(d), 600, 6, 1230, 24, 56);
    for (const [x, y, h, c] of [
      [56, 1222, 150, '#e8709a'],
      [150, 1230, 116, '#ffd060'],
      [1086, 1226, 130, '#8f7fd0'],
      [1168, 1218, 168, '#f08a5c'],
    ] as const)
      bouquet(e, d, x, y, h, c, '#b5704f');
    corners(e, d);
  },
});

/** The houses around the square, from far to near. */
function houses(e: Easel, d: Daylight) {
  hall(e, d);
  facade(e, d, 'f1', 372, 842, 116, 270, {
    wall: '#b8d0c4',
    roof: '#a8604f',
    top: 'gable',
    rise: 74,
    cols: 2,
    rows: 3,
    foot: 70,
    shutters: '#5f8a7c',
    depth: 0.26,
    flowers: '#f08a9a',
  });
  door(e, d, 414, 842, 36, 60, '#a8604f', 0.24);
  facade(e, d, 'f2', 712, 842, 130, 290, {
    wall: '#f4c8a8',
    roof: '#8a5f6c',
    cols: 2,
    rows: 3,
    foot: 74,
    depth: 0.26,
    chimney: 0.7,
    flowers: '#ffd070',
  });
  door(e, d, 760, 842, 36, 62, '#4f7f98', 0.24);
  facade(e, d, 'n1', 180, 862, 210, 430, {
    wall: '#e8a898',
    roof: '#8f4f48',
    top: 'step',
    rise: 110,
    cols: 3,
    rows: 2,
    foot: 180,
    depth: 0.1,
    frame: '#fff2e0',
    flowers: '#fbe3b0',
  });
  shop(e, d, 186, 862, 198, 170, { colour: '#7a5a8a', awning: ['#fbeed4', '#d87a5c'], goods: 'toys', doorAt: 'end' });
  facade(e, d, 'n2', 836, 862, 190, 460, {
    wall: '#a8c0dc',
    roof: '#a85a4a',
    top: 'gable',
    rise: 120,
    cols: 2,
    rows: 2,
    foot: 184,
    depth: 0.1,
    shutters: '#f4ead4',
    flowers: '#f07a8a',
  });
  shop(e, d, 842, 862, 178, 172, {
    colour: '#b5704f',
    awning: ['#fff0d8', '#c8506a'],
    goods: 'bread',
    doorAt: 'start',
  });
  facade(e, d, 'l', -110, 900, 292, 640, {
    wall: '#f6dca4',
    roof: '#a8584a',
    rise: 120,
    cols: 2,
    rows: 3,
    foot: 210,
    shutters: '#5f8f9c',
    flowers: '#f07a94',
  });
  facade(e, d, 'r', 1024, 900, 290, 690, {
    wall: '#f6d070',
    roof: '#9a5248',
    rise: 130,
    cols: 2,
    rows: 3,
    foot: 220,
    frame: '#fff6e6',
    arched: true,
    flowers: '#e8607a',
  });
  shop(e, d, 1030, 900, 280, 206, {
    colour: '#4f7f78',
    awning: ['#fbf0da', '#5f94b0'],
    goods: 'flowers',
    doorAt: 'start',
  });
  sittingCat(e, asRoom(d), 1094, 458, 46, '#5a5460');
  tub(e, d, 1010, 914, 90);
}

/** The town hall with a small dome, far at the end of the square. */
function hall(e: Easel, d: Daylight) {
  const depth = 0.4;
  facade(e, d, 'hall', 486, 842, 230, 230, {
    wall: '#f4e4c8',
    top: 'hip',
    roof: '#7f9aa8',
    rise: 50,
    cols: 5,
    rows: 2,
    foot: 70,
    arched: true,
    depth,
  });
  const stone = d.far('#fbf0dc', depth);
  fill(e, points([568, 574, 568, 510, 634, 510, 634, 574]), stone);
  for (const x of [576, 594, 612])
    fill(
      e,
      outline([x, 566, x, 530, x + 7, 520, x + 14, 530, x + 14, 566]),
      d.lampsLit ? '#ffe09a' : shade(stone, 0.14),
    );
  e.p.form(outline([560, 512, 572, 472, 601, 452, 630, 472, 642, 512]), d.far('#5f9aa4', depth), { depth: 12 });
  e.p.line(points([601, 454, 601, 424]), 4, d.far('#e8c060', 0.2), 1, [1, 0.6]);
  fill(e, ellipse(601, 424, 5), d.far('#e8c060', 0.2));
  door(e, d, 580, 842, 42, 66, '#8a5a44', depth);
  if (d.lampsLit) glow(e, 601, 600, 190, '#ffc878', 0.35);
}
