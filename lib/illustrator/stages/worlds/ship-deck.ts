import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { pool } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { defineStage } from '../model';
import { birds, clouds, lightOf, places, ridge, sunAt } from '../nature/kit/scene';
import { farSail } from '../nature/kit/shore';
import { palm } from '../nature/kit/trees';
import { corners } from '../town/kit-street';
import { pennant } from './kit-castle';
import { barrel, chest, coil, shipWheel } from './kit-deck-things';
import { deck, dolphin, gull, openSea, rail } from './kit-ship';

const HORIZON = 590;

/** The deck of a sailing ship at sea; the sky right of the sail is calm above y 300, for text. */
export const shipDeck = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({
      left: { x: 350, y: 1100, scale: 1.6 },
      middle: { x: 600, y: 1110, scale: 1.75 },
      far: { x: 640, y: 925, scale: 0.84 },
    }),
    // Steering: behind the wheel, which is painted over the legs.
    wheel: { x: 968, y: 1010, scale: 1.35, depth: 1020 },
    // In the crow's nest, up the mast.
    lookout: { x: 196, y: 236, scale: 0.5, afloat: true, depth: 500 },
    // On the lid of the barrel: a parrot, a cat, a lantern.
    barrel: { x: 78, y: 868, scale: 0.9, afloat: true, depth: 1000 },
    // In the sea beside the ship: a whale, a dolphin, a bottle.
    sea: { x: 760, y: 740, scale: 0.7, afloat: true, depth: 600 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 330, y: 640, reach: 760, colour: '#ffb769', power: 0.65 }] : []),
  back(e, d) {
    const sun = sunAt(d, HORIZON);
    openSky(e, d, HORIZON, sun);
    clouds(e, d, [
      [700, 210, 380, 78],
      [1010, 320, 360, 66],
      [520, 400, 300, 52],
      [860, 490, 420, 46],
    ]);
    birds(
      e,
      [
        [620, 330, 24],
        [680, 306, 18],
        [1080, 250, 15],
      ],
      mix(d.tone('#f8fbff'), d.shadow, 0.25),
    );
    island(e, d);
    openSea(e, d, HORIZON, 880, sun[0]);
    farSail(e, d, 560, HORIZON + 8, 56, '#fff2dc');
    farSail(e, d, 1150, HORIZON + 12, 84, '#f6c8b0');
    dolphin(e, d, 1090, 700, 0.8, -1);
    dolphin(e, d, 1000, 724, 0.5, -1);
    rail(e, d, -60, 1260, 880, 118);
    gull(e, d, 800, 764, 0.9, -1);
    deck(e, d, 880);
    mast(e, d);
    barrel(e, d, 78, 990, 130, 124);
    barrel(e, d, 178, 976, 96, 96);
    coil(e, d, 330, 962, 46);
    pool(e, 600, 1080, 430, d.lampsLit ? '#ffb860' : d.glow, 0.5);
  },
  over: { depth: 1030, paint: (e, d) => shipWheel(e, d, 968, 1040, 84) },
  front(e, d) {
    chest(e, d, 1100, 1196, 210);
    coil(e, d, 60, 1186, 74);
    for (const [flat, w] of [
      [[-40, 700, 60, 340, 170, 60], 7],
      [[1250, 520, 1190, 260, 1120, -40], 7],
      [[1260, 700, 1230, 400, 1190, -40], 6],
    ] as const)
      e.p.line(curve(flat), w, d.tone('#8a6a4c'), 0.95, [1, 1, 1]);
    for (let i = 0; i < 6; i++)
      e.p.line(points([1132 + i * 18, 40 + i * 84, 1204 + i * 9, 50 + i * 90]), 5, d.tone('#a8845c'), 0.9, [1, 1]);
    corners(e, d);
  },
});

/** A far island with palms and a lighthouse. */
function island(e: Easel, d: Daylight) {
  ridge(e, d, 'isle', points([640, 604, 690, 574, 760, 548, 830, 556, 900, 582, 980, 604]), '#8fb08a', 0.55, 60);
  palm(e, d, 'p1', 730, 570, 92, { depth: 0.5, lean: -16 });
  palm(e, d, 'p2', 760, 562, 74, { depth: 0.5, lean: 18 });
  const wall = d.far('#fbf0e2', 0.4);
  fill(
    e,
    points([842, 566, 848, 474, 868, 474, 874, 566]),
    linear(e, 842, 0, 874, 0, [
      [0, tint(wall, 0.03)],
      [1, shade(wall, 0.07)],
    ]),
  );
  for (const y of [494, 530]) fill(e, points([846, y, 870, y, 871, y + 16, 845, y + 16]), d.far('#e0604f', 0.4));
  fill(e, rectangle(849, 456, 18, 20), d.lampsLit ? '#fff0b8' : d.far('#7f98a8', 0.4));
  fill(e, points([845, 457, 858, 440, 871, 457]), d.far('#e0604f', 0.4));
  if (!d.lampsLit) return;
  glow(e, 858, 466, 120, '#ffe6a0', 0.8);
  fill(
    e,
    points([858, 464, 1240, 400, 1240, 470]),
    linear(e, 858, 0, 1240, 0, [
      [0, 'rgba(255,232,170,0.4)'],
      [1, 'rgba(255,232,170,0)'],
    ]),
  );
}

/** The mast with its sail, the crow's nest, a lantern and shrouds. */
function mast(e: Easel, d: Daylight) {
  const wood = d.tone('#8a5a3c');
  const x = 196;
  const hemp = d.tone('#b0895c');
  for (const [u, v] of [
    [-250, -40],
    [-170, -16],
    [250, 60],
  ] as const)
    e.p.line(points([x + v * 0.3, 170, x + u, 880]), 4, hemp, 0.9, [1, 1]);
  for (let i = 0; i < 9; i++)
    e.p.line(points([x - 44 - i * 23, 300 + i * 64, x - 28 - i * 15, 300 + i * 64]), 3.4, hemp, 0.8, [1, 1]);
  fill(
    e,
    rectangle(x - 19, -40, 38, 1010),
    linear(e, x - 19, 0, x + 19, 0, [
      [0, mix(tint(wood, 0.05), d.glow, 0.16)],
      [0.5, wood],
      [1, shade(wood, 0.12)],
    ]),
  );
  for (const y of [560, 700, 930]) fill(e, rectangle(x - 22, y, 44, 12), shade(hemp, 0.04));
  sail(e, d);
  pennant(e, d, x, 30, 60, '#e8604f');
  e.p.form(points([x - 66, 176, x + 66, 176, x + 50, 246, x - 50, 246]), d.tone('#a8704a'), { depth: 12 });
  for (let i = 0; i < 6; i++) fill(e, rectangle(x - 48 + i * 18, 180, 2.4, 62), shade(wood, 0.1), 0.8);
  fill(e, rectangle(x - 72, 168, 144, 14), mix(tint(wood, 0.08), d.glow, 0.12));
  lantern(e, d, 330, 640);
}

function sail(e: Easel, d: Daylight) {
  const cloth = mix(d.tone('#fbeed8'), d.glow, d.time === 'night' ? 0.03 : 0.14);
  const shape = outline([
    -70, 300, 100, 292, 300, 296, 428, 306, 440, 400, 410, 500, 360, 570, 200, 548, 40, 560, -70, 548,
  ]);
  e.p.form(shape, cloth, { depth: 40, softness: 30 });
  clipTo(e, shape, () => {
    const stripe = d.tone('#d8604f');
    for (const x of [-20, 130, 280])
      fill(e, outline([x, 280, x + 62, 280, x + 74, 420, x + 54, 580, x - 8, 580, x + 12, 420]), stripe, 0.85);
    for (let i = 0; i < 7; i++)
      e.p.line(
        curve([i * 68 - 40, 290, i * 68 - 18, 420, i * 66 - 50, 580]),
        20,
        i % 2 ? shade(cloth, 0.08) : '#fffaf0',
        0.22,
        [0.4, 1, 0.5],
      );
    fill(e, ellipse(206, 424, 62), d.tone('#fbe6b0'), 0.95);
    e.p.soft(184, 404, 30, 30, '#ffffff', 0.4);
    for (const u of [-20, 22]) fill(e, ellipse(206 + u, 416, 6, 8), d.tone('#6a4a44'));
    e.p.line(curve([184, 442, 206, 458, 230, 442]), 6, d.tone('#6a4a44'));
  });
  e.p.line(points([-60, 296, 450, 304]), 20, d.tone('#8a5a3c'), 1, [1, 1]);
  e.p.line(points([-60, 292, 450, 299]), 6, mix(d.tone('#c08a5c'), d.glow, 0.2), 0.8, [1, 1]);
  for (const [x, y] of [
    [430, 310],
    [362, 572],
  ] as const)
    e.p.line(points([x, y, x + 60, 860]), 3, d.tone('#b0895c'), 0.7, [1, 1]);
}

/** A ship's lantern on a hook. */
function lantern(e: Easel, d: Daylight, x: number, y: number) {
  const brass = d.tone('#d8a650');
  e.p.line(curve([214, y - 74, 270, y - 92, x, y - 60, x, y - 36]), 6, d.tone('#4a4450'), 1, [1, 1, 1]);
  if (d.lampsLit) glow(e, x, y, 210, '#ffae58', 0.6);
  fill(e, rectangle(x - 17, y - 26, 34, 46), d.lampsLit ? '#fff0c0' : mix(d.tone('#cfe0e4'), d.sky[1], 0.3));
  for (const u of [-17, 0, 15]) fill(e, rectangle(x + u, y - 26, 3, 46), brass);
  fill(e, points([x - 24, y - 26, x - 8, y - 42, x + 8, y - 42, x + 24, y - 26]), brass);
  fill(e, rectangle(x - 22, y + 18, 44, 9), brass);
  if (d.lampsLit) glow(e, x, y, 70, '#fff4d0', 0.8);
}
