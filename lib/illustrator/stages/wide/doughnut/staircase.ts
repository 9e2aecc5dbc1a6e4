import { ellipse, rectangle, rgba, tint, type Vec } from '@/lib/illustrator/paint';
import { blend, cover, dab, disc, type Easel, fill, glow, linear, radial, unmirrored } from '../../kit/easel';
import { defineStage } from '../../model';
import { poly } from '../../rooms/kit/shapes';
import { BY_CANDLE, FLAME, flameLamp, NIGHT } from './colours';
import { paintSection } from './section';

/** The first step at the bottom, and how far one goes in and up. */
const [FROM, RUN, RISE, COUNT]: readonly [Vec, number, number, number] = [[180, 1196], 86, 29, 19];
const TOP = FROM[1] - COUNT * RISE;
const DOOR = { x: 1890, w: 400, top: 60 } as const;

function steps(e: Easel) {
  for (let i = 0; i < COUNT; i++) {
    const [x, y] = [FROM[0] + i * RUN, FROM[1] - i * RISE];
    const warm = i / COUNT;
    fill(
      e,
      rectangle(x, y, 2400 - x, RISE + 4),
      linear(e, x, 0, x + 700, 0, [
        [0, warm > 0.4 ? '#6a4a5c' : '#4a3f66'],
        [1, '#231f48'],
      ]),
    );
    fill(e, rectangle(x - 8, y - 6, RUN + 18, 12), '#c08a64');
  }
  fill(e, rectangle(FROM[0] + COUNT * RUN, TOP, 800, 700), '#2a2450');
  fill(e, rectangle(FROM[0] + COUNT * RUN - 8, TOP - 6, 800, 14), '#d89a68');
  // Below the stairs it stays dark for words.
  fill(
    e,
    poly(300, 1260, 560, 1190, 1900, 738, 2500, 738, 2500, 1260),
    linear(e, 0, 740, 0, 1200, [
      [0, '#12163c'],
      [1, '#0a0e2a'],
    ]),
  );
}

/** The open door of the flat, full of light. */
function door(e: Easel) {
  const { x, w, top } = DOOR;
  fill(
    e,
    rectangle(x, top, w, TOP - top),
    radial(e, x + w * 0.5, top + 330, 520, [
      [0, '#fff2bc'],
      [0.5, '#ffc862'],
      [1, '#d9803a'],
    ]),
  );
  for (const [bx, bw] of [
    [x - 34, 34],
    [x + w, 34],
  ] as const)
    e.p.form(rectangle(bx, top - 34, bw, TOP - top + 34), '#7a4e3c', { depth: 8 });
  e.p.form(rectangle(x - 34, top - 36, w + 68, 36), '#7a4e3c', { depth: 8 });
  // On the right post, as one comes in, in mirrored books too; its top leans to the door.
  unmirrored(e, x + w / 2, () =>
    e.p.in(x + w + 18, top + 210, -0.24, 1, 1, () => e.p.form(rectangle(-8, -38, 16, 76), '#d9b45c', { depth: 4 })),
  );
}

function rail(e: Easel) {
  const at = (x: number) => FROM[1] - ((x - FROM[0]) / RUN) * RISE;
  for (let x = 260; x < 1820; x += 86)
    e.p.line(
      [
        [x, at(x)],
        [x, at(x) - 190],
      ],
      7,
      '#54426c',
      0.8,
      [1, 1],
    );
  e.p.line(
    [
      [230, at(230) - 196],
      [1810, at(1810) - 196],
    ],
    15,
    '#8a5f56',
    1,
    [1, 1],
  );
}

/** The stairs to the fifth floor, up which the whole house comes, to an open door full of light. */
export const staircase = defineStage<typeof NIGHT>({
  palettes: { gold: NIGHT },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({
    ...BY_CANDLE,
    direction: [0.8, -0.5],
    ambient: '#6a5688',
    ambientAlpha: 0.55,
    lamps: [flameLamp(2000, 380, 1300), flameLamp(900, 700, 700, 0.7)],
  }),
  back(e) {
    cover(
      e,
      radial(e, 2050, 360, 2100, [
        [0, '#a8623c'],
        [0.4, '#5a3a50'],
        [1, '#171d4c'],
      ]),
    );
    const r = e.random('plaster');
    for (let i = 0; i < 90; i++)
      dab(e, 'dry', r() * 2400, r() * 1000, 150, 60, r.pick(['#ffb870', '#1a1840']), { alpha: 0.06, variant: i });
    glow(e, 2080, 380, 1000, FLAME.amber, 0.5);
    rail(e);
    steps(e);
    door(e);
    disc(e, 1980, TOP + 8, 420, 22, FLAME.gold, 0.6, 0.1);
  },
  front(e) {
    glow(e, 2080, 330, 420, FLAME.gold, 0.28);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 1700, 520, 1900, [
          [0, '#ffffff'],
          [0.6, '#f4e4dc'],
          [1, rgba('#8a84b8', 1)],
        ]),
      ),
    );
    for (const [x, y] of CANDLES) candleInHand(e, x, y);
    paintSection(e, { lit: 5 });
  },
});

/** Flames of those who come. */
const CANDLES: readonly Vec[] = [
  [330, 1080],
  [590, 1000],
  [945, 880],
  [1180, 796],
  [1380, 726],
  [1660, 632],
];

function candleInHand(e: Easel, x: number, y: number) {
  fill(e, rectangle(x - 7, y, 14, 60), tint('#f4e6c4', 0));
  fill(e, ellipse(x, y - 16, 8, 18), FLAME.white);
  glow(e, x, y - 14, 120, FLAME.gold, 0.7);
}
