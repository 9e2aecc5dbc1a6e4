import { mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { pool } from '../kit/ground';
import { arch, outline, points } from '../kit/outline';
import { beams } from '../kit/sky';
import { defineStage } from '../model';
import { lightOf, places } from '../nature/kit/scene';
import { palm } from '../nature/kit/trees';
import { lamplight } from '../rooms/kit/light';
import { basket, jar } from '../rooms/kit/pantry';
import { crate, fruitHeap, spiceSack } from './kit-goods';
import { facade } from './kit-houses';
import { counter, crowd, glassLamp, shadeSail, wovenCloth } from './kit-market';
import { awning } from './kit-shops';
import { asRoom, corners, paving, walkingCat } from './kit-street';

const SPICES = ['#d8742c', '#e8b430', '#a8342c', '#8a9a3c', '#c89058'] as const;

/** A market lane of stone under stretched cloth; the sails above y 240 are calm, for text. */
export const market = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 600, y: 872, scale: 0.74 } }),
    // Selling behind the fruit counter: its boards hide the legs.
    stall: { x: 990, y: 970, scale: 1.04, afloat: true, depth: 890 },
    // On the counter: a prop, a cat, a bird.
    counter: { x: 880, y: 832, scale: 0.9, afloat: true, depth: 920 },
  },
  light: (d) =>
    lightOf(
      d,
      d.lampsLit
        ? [
            { x: 300, y: 430, reach: 620, colour: '#ffb060', power: 0.65 },
            { x: 900, y: 430, reach: 620, colour: '#ffb060', power: 0.65 },
          ]
        : [],
    ),
  back(e, d) {
    openSky(e, d, 760, d.time === 'night' ? [600, 330] : [600, 480]);
    lane(e, d);
    walls(e, d);
    paving(
      e,
      d,
      'flags',
      outline([-60, 890, 300, 840, 600, 824, 900, 840, 1260, 890, 1260, 1300, 600, 1320, -60, 1300]),
      824,
      '#d2b796',
      { row: 11 },
    );
    shadeSail(e, d, [-80, -60, 560, -60, 500, 120, 250, 214, -80, 250], ['#f3dfb8', '#e6a55c'], 9);
    shadeSail(e, d, [660, -60, 1290, -60, 1290, 270, 960, 200, 720, 110], ['#f0d8c0', '#c8645a'], 9);
    shadeSail(e, d, [300, -80, 900, -80, 820, 60, 600, 110, 400, 66], ['#efe4cc', '#7fae9c'], 9);
    spiceStall(e, d);
    fruitShelf(e, d);
    for (const [x, y, s, c] of [
      [430, 300, 38, '#e0685a'],
      [520, 250, 31, '#5fa8b0'],
      [690, 256, 33, '#e8b040'],
      [786, 310, 39, '#8a70b8'],
    ] as const)
      glassLamp(e, d, x, 60, y, s, c);
    if (!d.lampsLit)
      beams(
        e,
        [600, -40],
        [
          [420, 120, 0.3],
          [640, 170, 0.34],
          [800, 110, 0.24],
        ],
        1100,
        d.glow,
      );
    pool(e, 600, 1070, 430, d.lampsLit ? '#ffb860' : d.glow, 0.55);
    // Behind the seller: light laid over a face would wash it out.
    for (const x of [190, 1010]) lamplight(e, asRoom(d), x, 660, 560, 1.2);
  },
  over: {
    depth: 905,
    paint(e, d) {
      counter(e, d, 800, 980, 470, 150, ['#4f8a8c', '#f2d9a0']);
      for (const [x, w, c, leaf] of [
        [856, 100, '#e88a2c', '#5a9a48'],
        [962, 98, '#d8443c', undefined],
        [1066, 100, '#e8c23c', undefined],
        [1168, 100, '#8a3f78', '#6f9a50'],
      ] as const)
        fruitHeap(e, d, x, 834, w, c, 3, leaf);
    },
  },
  front(e, d) {
    crate(e, d, 1120, 1180, 190, 96, '#8fbe4c');
    crate(e, d, 936, 1010, 118, 56, '#e8604a', '#5a9a48');
    spiceSack(e, d, 60, 1220, 170, '#e0a83c');
    spiceSack(e, d, 204, 1226, 118, '#b03a30');
    corners(e, d);
  },
});

/** What is seen through the arch: more awnings, roofs, people as soft shapes. */
function lane(e: Easel, d: Daylight) {
  palm(e, d, 'palm', 690, 780, 330, { depth: 0.5, lean: -40 });
  facade(e, d, 'a', 430, 810, 110, 240, {
    wall: '#ecd2a8',
    top: 'flat',
    cols: 2,
    rows: 3,
    arched: true,
    depth: 0.45,
    frame: '#d8b890',
  });
  facade(e, d, 'b', 668, 810, 120, 270, {
    wall: '#e4bf96',
    top: 'flat',
    cols: 2,
    rows: 3,
    arched: true,
    depth: 0.45,
    shutters: '#6f9aa0',
  });
  facade(e, d, 'c', 548, 800, 70, 170, { wall: '#f2dcc0', top: 'flat', cols: 1, rows: 2, arched: true, depth: 0.6 });
  fill(e, rectangle(400, 786, 420, 60), mix(d.far('#d2b796', 0.4), d.glow, 0.2));
  awning(e, d, 452, 716, 88, 24, ['#e8d4b0', '#c8745a']);
  awning(e, d, 676, 710, 96, 26, ['#f0e0c0', '#6f9a90']);
  crowd(
    e,
    d,
    [
      [506, 808, 74],
      [542, 800, 62],
      [668, 806, 72],
      [640, 798, 58],
      [706, 812, 78],
      [588, 796, 54],
    ],
    0.4,
  );
  glow(e, 600, 640, 300, d.glow, 0.4);
}

/** Stone walls of both sides with the arch between them. */
function walls(e: Easel, d: Daylight) {
  const stone = d.tone('#e0c39a');
  const opening = arch(438, 850, 324, 430);
  e.c.save();
  e.c.beginPath();
  e.c.rect(-60, 60, 1320, 850);
  opening.forEach(([x, y], i) => {
    if (i) e.c.lineTo(x, y);
    else e.c.moveTo(x, y);
  });
  e.c.closePath();
  e.c.clip('evenodd');
  e.c.fillStyle = linear(e, 0, 60, 0, 900, [
    [0, shade(stone, 0.08)],
    [0.5, stone],
    [1, mix(stone, d.glow, 0.1)],
  ]);
  e.c.fillRect(-60, 60, 1320, 850);
  const r = e.random('stones');
  for (let row = 0; row < 17; row++) {
    const y = 90 + row * 48;
    for (let x = -60 - (row % 2) * 44 + r() * 12; x < 1260; x += 84 + r() * 26) {
      const tone = r() > 0.6 ? tint(stone, 0.035) : r() > 0.3 ? shade(stone, 0.03) : mix(stone, d.tone('#d8a878'), 0.4);
      fill(e, rectangle(x + 2, y + 2, 80, 43), tone, 0.6);
      if (r() > 0.5)
        dab(e, 'dry', x + 40, y + 22, 34, 12, r() > 0.5 ? tint(stone, 0.06) : shade(stone, 0.07), {
          alpha: 0.4,
          variant: row,
        });
    }
  }
  e.c.restore();
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1 + (i + 0.5) / 15);
    const [x, y] = [600 + Math.cos(a) * 184, 582 + Math.sin(a) * 184];
    e.p.in(x, y, a + Math.PI / 2, 1, 1, () =>
      fill(e, rectangle(-18, -24, 36, 46), i % 2 ? tint(stone, 0.06) : mix(stone, d.tone('#c88a68'), 0.35)),
    );
  }
  fill(e, points([438, 850, 452, 850, 452, 590, 438, 590]), rgba(d.shadow, 0.35));
  fill(
    e,
    rectangle(-60, 780, 500, 80),
    linear(e, 0, 780, 0, 860, [
      [0, rgba(d.shadow, 0)],
      [1, rgba(d.shadow, 0.3)],
    ]),
  );
  fill(
    e,
    rectangle(762, 780, 500, 80),
    linear(e, 0, 780, 0, 860, [
      [0, rgba(d.shadow, 0)],
      [1, rgba(d.shadow, 0.3)],
    ]),
  );
  const dark = arch(60, 860, 290, 400);
  fill(
    e,
    dark,
    linear(e, 0, 460, 0, 860, [
      [0, d.lampsLit ? '#a8683c' : shade(stone, 0.3)],
      [1, d.lampsLit ? '#e09850' : shade(stone, 0.22)],
    ]),
  );
  const shop = arch(850, 860, 300, 400);
  fill(
    e,
    shop,
    linear(e, 0, 460, 0, 860, [
      [0, d.lampsLit ? '#a8683c' : shade(stone, 0.28)],
      [1, d.lampsLit ? '#e8a458' : shade(stone, 0.2)],
    ]),
  );
  clipTo(e, dark, () => shelves(e, d, 70, 270));
  clipTo(e, shop, () => shelves(e, d, 860, 280));
}

/** Boards with jars and pots inside a shop. */
function shelves(e: Easel, d: Daylight, x: number, w: number) {
  for (const [j, y] of [590, 690, 780].entries()) {
    fill(e, rectangle(x, y, w, 7), d.tone('#7a5438'));
    for (let i = 0; i < 6; i++)
      jar(
        e,
        asRoom(d),
        x + (w * (i + 0.5)) / 6,
        y,
        50 + ((i * 7 + j * 5) % 14),
        SPICES[(i + j * 2) % 5] ?? '#d8742c',
        i % 2 ? '#b5804a' : '#5f8a8c',
      );
  }
}

/** Cloths over the door, an awning, and sacks of spice in two rows. */
function spiceStall(e: Easel, d: Daylight) {
  wovenCloth(e, d, -10, 470, 92, 250, ['#b8403c', '#2f5f78', '#f2cc78']);
  wovenCloth(e, d, 336, 470, 84, 220, ['#e0a040', '#8a3f5c', '#fbeacb']);
  awning(e, d, 20, 408, 380, 86, ['#f6e6c8', '#c8604a'], 0.04);
  for (const [x, y, w, c] of [
    [70, 900, 92, 0],
    [168, 892, 92, 1],
    [264, 896, 92, 2],
    [350, 894, 84, 3],
    [24, 970, 112, 4],
    [138, 972, 112, 2],
    [254, 974, 108, 1],
  ] as const)
    spiceSack(e, d, x, y, w, SPICES[c] ?? '#d8742c');
  basket(e, asRoom(d), 404, 880, 70, 50);
  walkingCat(e, d, 180, 408, 0.62, '#8a7f86');
}

/** The awning and hanging baskets over the fruit. */
function fruitShelf(e: Easel, d: Daylight) {
  awning(e, d, 810, 414, 400, 90, ['#fbeed2', '#4f9088'], 0.04);
  wovenCloth(e, d, 1160, 500, 88, 230, ['#2f7078', '#e0a040', '#fbeacb']);
  for (const [x, y, c] of [
    [846, 560, '#e8c23c'],
    [1100, 556, '#e88a2c'],
  ] as const) {
    e.p.line(points([x, 500, x, y - 30]), 2, d.tone('#6a5040'), 1, [1, 1]);
    fruitHeap(e, d, x, y - 20, 58, c, 2);
    basket(e, asRoom(d), x, y + 14, 66, 34);
  }
}
