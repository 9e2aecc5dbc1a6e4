import { ellipse, mix, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { dab, type Easel, fill } from '../kit/easel';
import { fir } from '../kit/foliage';
import { hazeBand, land, pool } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { birds, clouds, lightOf, paleGround, places, ridge, sideOf, sunAt } from './kit/scene';
import { fence, robin, snowFir, twig, village } from './snow-hill-things';

const HORIZON = 610;

/** A snowy slope above a village; the sky above y 330 is calm, for text. */
export const snowHill = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 560, y: 872, scale: 0.8 } }),
    // A sledge, or whoever sits on one, on its way downhill.
    sledge: { x: 770, y: 985, scale: 1.35 },
    // A snowman's place.
    snowman: { x: 205, y: 980, scale: 1.3 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 1060, y: 760, reach: 360, colour: '#ffc46a', power: 0.4 }] : []),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON));
    clouds(e, d, [
      [420, 220, 420, 84],
      [900, 300, 460, 80],
      [150, 380, 340, 56],
      [1140, 180, 260, 56],
    ]);
    peaks(e, d);
    mist(e, 610, 90, d.haze, 0.5, 9);
    for (let i = 0; i < 16; i++)
      fir(e, `f${i}`, -20 + i * 82, 668 + ((i * 37) % 26), 80 + ((i * 53) % 50), d.far('#5f8a86', 0.6), {
        light: [sideOf(d), -0.5],
        lit: d.far('#f4f8ff', 0.3),
        warmth: 0.6,
      });
    const snow = (share: number) => paleGround(d, '#f6f9ff', share);
    land(
      e,
      'valley',
      points([-60, 668, 200, 690, 480, 712, 760, 700, 1000, 672, 1260, 660]),
      mix(snow(0.1), d.haze, 0.3),
      mix(d.tone('#c4d6ec'), d.haze, 0.2),
      { depth: 150, marks: 14 },
    );
    village(e, d);
    mist(e, 760, 40, d.haze, 0.3, 6);
    land(
      e,
      'slope',
      points([-60, 806, 180, 800, 420, 796, 640, 812, 860, 790, 1060, 740, 1260, 716]),
      snow(0.14),
      paleGround(d, d.time === 'night' ? '#c8daf4' : '#b4cbe8', 0),
      { marks: 34 },
    );
    drifts(e, d);
    fence(e, d);
    snowFir(e, d, 'n1', 1120, 900, 470);
    snowFir(e, d, 'n2', 70, 920, 560);
    snowFir(e, d, 'n3', 210, 866, 300);
    snowFir(e, d, 'n4', 1000, 850, 270);
    tracks(e, d);
    pool(e, 610, 1070, 440, d.glow, d.time === 'night' ? 0.3 : 0.5);
    robin(e, d, 958, 884);
    birds(
      e,
      [
        [640, 410, 16],
        [676, 396, 12],
        [604, 400, 10],
      ],
      mix(d.tone('#5a6478'), d.haze, 0.3),
    );
  },
  front(e, d) {
    const near = paleGround(d, '#e4eefb', 0.06);
    land(
      e,
      'near',
      points([-60, 1120, 140, 1140, 330, 1206, 600, 1236, 880, 1210, 1080, 1150, 1260, 1120]),
      near,
      d.tone('#a8c2e4'),
      { depth: 130, marks: 14 },
    );
    const r = e.random('flakes');
    for (let i = 0; i < 110; i++) {
      const [x, y] = [r() * 1200, r() * 1200];
      const size = 1.6 + r() ** 3 * 6;
      if (e.keepout.some((k) => Math.hypot(x - k.x, y - k.y) < k.r)) continue;
      dab(e, 'soft', x, y, size * 1.6, size * 1.6, '#ffffff', { alpha: 0.55 + r() * 0.4, variant: i });
    }
    for (const [x, y] of [
      [120, 1150],
      [1090, 1150],
    ] as const)
      twig(e, d, x, y);
    hazeBand(e, 1200, 1060, d.shadow, 0.2, 0, 'multiply');
  },
});

/** Two white peaks with blue shade. */
function peaks(e: Easel, d: Daylight) {
  const s = sideOf(d);
  ridge(
    e,
    d,
    'range',
    points([
      -60, 560, 100, 500, 190, 452, 290, 520, 420, 560, 600, 520, 760, 440, 850, 382, 960, 462, 1080, 520, 1260, 470,
    ]),
    '#c8d8ee',
    0.55,
    210,
  );
  for (const [x, y, w] of [
    [190, 450, 110],
    [850, 380, 160],
  ] as const) {
    const shade1: Vec[] = [
      [x, y],
      [x + s * w * -0.25, y + w * 0.4],
      [x + s * w * -0.1, y + w * 0.62],
      [x + s * w * -0.5, y + w * 0.9],
      [x + s * w * -1.1, y + w * 0.9],
      [x + s * w * -0.55, y + w * 0.42],
    ];
    fill(e, smooth(shade1, true, 4), d.far('#8fa8d0', 0.5), 0.7);
    dab(e, 'soft', x + s * w * 0.3, y + w * 0.35, w * 0.4, w * 0.3, d.glow, { alpha: d.time === 'night' ? 0.14 : 0.5 });
  }
}

/** Waves of the snow: blue hollows with a lit lip. */
function drifts(e: Easel, d: Daylight) {
  const blue = mix(d.tone('#9fbce4'), d.shadow, 0.1);
  for (const [x, y, w] of [
    [300, 880, 230],
    [760, 860, 260],
    [480, 968, 300],
    [960, 1000, 260],
    [150, 1060, 220],
    [700, 1090, 320],
  ] as const) {
    dab(e, 'mist', x + 20, y + w * 0.07, w, w * 0.12, blue, { alpha: 0.6 });
    e.p.line(
      [
        [x - w * 0.7, y + 6],
        [x - w * 0.1, y - w * 0.045],
        [x + w * 0.6, y + 4],
      ],
      w * 0.035,
      tint(d.tone('#fbfdff'), 0.02),
      0.8,
    );
  }
  const r = e.random('glint');
  for (let i = 0; i < 70; i++)
    fill(e, ellipse(r() * 1200, 830 + r() * 340, 1.3, 1.3, 0, 6), '#ffffff', 0.5 + r() * 0.5);
}

/** Two sledge tracks that run down to the viewer, and a hare's prints. */
function tracks(e: Easel, d: Daylight) {
  const blue = mix(d.tone('#8fb0dc'), d.shadow, 0.12);
  for (const o of [0, 1])
    e.p.line(
      [
        [880 + o * 10, 812],
        [820 + o * 22, 880],
        [860 + o * 44, 980],
        [760 + o * 84, 1110],
        [700 + o * 120, 1240],
      ],
      13,
      blue,
      0.6,
      [0.2, 0.4, 0.7, 1],
    );
  for (let i = 0; i < 11; i++) {
    const u = i / 10;
    const [x, y] = [430 - u * 110 + Math.sin(i) * 6, 880 + u * 210];
    for (const [dx, dy] of [
      [-5, 0],
      [5, -1],
      [-1, -8],
    ] as const)
      e.p.soft(x + dx * (0.6 + u), y + dy * (0.6 + u), 3 + u * 3, 2 + u * 2, blue, 0.85);
  }
}
