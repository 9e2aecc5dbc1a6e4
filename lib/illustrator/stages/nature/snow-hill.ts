import { ellipse, mix, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { dab, type Easel, fill } from '../kit/easel';
import { fir } from '../kit/foliage';
import { contactShadow, land, pool, veil } from '../kit/ground';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { farHouse } from './kit-houses';
import { birds, clouds, knots, lightOf, places, ridge, sideOf, sunAt } from './kit-scene';

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
    const snow = (share: number) => mix(d.tone('#f6f9ff'), d.glow, share);
    land(
      e,
      'valley',
      knots([-60, 668, 200, 690, 480, 712, 760, 700, 1000, 672, 1260, 660]),
      mix(snow(0.1), d.haze, 0.3),
      mix(d.tone('#c4d6ec'), d.haze, 0.2),
      { depth: 150, marks: 14 },
    );
    village(e, d);
    mist(e, 760, 40, d.haze, 0.3, 6);
    land(
      e,
      'slope',
      knots([-60, 806, 180, 800, 420, 796, 640, 812, 860, 790, 1060, 740, 1260, 716]),
      snow(0.14),
      mix(d.tone('#b4cbe8'), d.shadow, 0.06),
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
    const near = mix(d.tone('#e4eefb'), d.glow, 0.06);
    land(
      e,
      'near',
      knots([-60, 1120, 140, 1140, 330, 1206, 600, 1236, 880, 1210, 1080, 1150, 1260, 1120]),
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
    veil(e, 1200, 1060, d.shadow, 0.2, 0, 'multiply');
  },
});

/** Two white peaks with blue shade. */
function peaks(e: Easel, d: Daylight) {
  const s = sideOf(d);
  ridge(
    e,
    d,
    'range',
    knots([
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

/** The village in the valley: roofs under snow, lit windows, smoke. */
function village(e: Easel, d: Daylight) {
  const spots = [
    [520, 742, 54, '#e8c4a0'],
    [590, 752, 62, '#d8a088'],
    [452, 752, 48, '#c9b0a0'],
    [668, 744, 52, '#e6d0b4'],
    [740, 752, 58, '#c89a8a'],
    [816, 744, 46, '#e2c8a8'],
    [384, 746, 42, '#d4b49c'],
    [632, 774, 60, '#e8c8ac'],
    [540, 782, 56, '#cfa890'],
  ] as const;
  for (const [x, y, w, wall] of spots) {
    farHouse(e, d, x, y, w, { wall, snow: true, depth: 0.22 });
    if (w > 53)
      for (let i = 0; i < 4; i++)
        e.p.soft(x + 12 + i * 7, y - w * 1.25 - i * 15, 7 + i * 4, 6 + i * 3, tint(d.haze, 0.06), 0.5 - i * 0.09);
  }
  for (const [x, h] of [
    [420, 60],
    [488, 54],
    [704, 66],
    [780, 60],
    [860, 70],
    [340, 66],
  ] as const)
    fir(e, `v${x}`, x, 766, h, d.far('#4f7f7a', 0.3), {
      light: [sideOf(d), -0.5],
      lit: d.tone('#f4f8ff'),
      warmth: 0.7,
    });
}

/** A fir with cushions of snow. */
function snowFir(e: Easel, d: Daylight, name: string, x: number, base: number, h: number) {
  contactShadow(e, x, base, h * 0.24, d.shadow, 0.35);
  fill(
    e,
    taper(
      [
        [x, base + h * 0.04],
        [x, base - h * 0.1],
      ],
      [h * 0.026, h * 0.022],
    ),
    d.tone('#6b4f42'),
  );
  fir(e, name, x, base - h * 0.02, h, d.tone('#3f7468'), {
    light: [sideOf(d), -0.5],
    lit: d.tone('#8fb8b0'),
    warmth: 0.4,
  });
  const r = e.random(`${name}snow`);
  const snow = d.tone('#f4f8ff');
  for (let i = 1; i < 10; i++) {
    const u = i / 10;
    const y = base - h + h * u * 0.95;
    const reach = h * 0.2 * u;
    for (let j = -1; j <= 1; j++) {
      const cx = x + (j * 0.66 + r.bell() * 0.2) * reach;
      const w = reach * (0.24 + r() * 0.16) + 4;
      const lit = j * sideOf(d) >= 0;
      dab(
        e,
        'cloud',
        cx,
        y + Math.abs(j) * h * 0.03 - 3,
        w * 1.5,
        w * 0.72 + 4,
        lit ? mix(snow, d.glow, 0.15) : mix(snow, d.shadow, 0.18),
        { variant: i + j + 3, rotate: -j * 0.22 },
      );
    }
  }
  dab(e, 'soft', x, base - h + 5, h * 0.022, h * 0.035, snow);
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

function fence(e: Easel, d: Daylight) {
  const wood = d.tone('#8a6a54');
  for (let i = 0; i < 6; i++) {
    const [x, y] = [300 + i * 48, 836 - i * 4];
    e.p.line(
      [
        [x, y + 8],
        [x + 2, y - 42],
      ],
      9,
      i % 2 ? wood : shade(wood, 0.05),
      1,
      [1, 1],
    );
    dab(e, 'cloud', x + 2, y - 44, 10, 8, d.tone('#f8fbff'), { variant: i });
  }
  for (const v of [-14, -32]) {
    e.p.line(
      [
        [286, 838 + v],
        [420, 828 + v],
        [556, 816 + v],
      ],
      6,
      wood,
      1,
      [1, 1],
    );
    e.p.line(
      [
        [286, 834 + v],
        [420, 824 + v],
        [556, 812 + v],
      ],
      4,
      d.tone('#f8fbff'),
      0.9,
      [1, 0.7, 1],
    );
  }
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

/** A robin on a fir twig's snow. */
function robin(e: Easel, d: Daylight, x: number, y: number) {
  e.p.soft(x, y + 13, 22, 5, d.shadow, 0.35);
  e.p.form(
    smooth(knots([x - 22, y - 4, x - 6, y - 20, x + 10, y - 22, x + 19, y - 8, x + 8, y + 9, x - 8, y + 8]), true, 6),
    d.tone('#8a6a52'),
    { depth: 5 },
  );
  fill(e, ellipse(x + 10, y - 4, 9, 11, 0.3, 16), d.tone('#e8643c'));
  fill(e, ellipse(x + 10, y - 15, 2, 2.2, 0, 8), '#1c181c');
  e.p.line(
    [
      [x + 18, y - 14],
      [x + 25, y - 12],
    ],
    3,
    d.tone('#5a4a40'),
  );
  for (const u of [-2, 4])
    e.p.line(
      [
        [x + u, y + 7],
        [x + u + 1, y + 14],
      ],
      2,
      d.tone('#5a4a40'),
    );
}

/** A bare twig with red berries that sticks out of the snow. */
function twig(e: Easel, d: Daylight, x: number, y: number) {
  const wood = d.tone('#7a5a4c');
  for (const [u, v] of [
    [-34, -110],
    [6, -140],
    [40, -96],
  ] as const) {
    e.p.line(
      [
        [x, y + 20],
        [x + u * 0.4, y + v * 0.5],
        [x + u, y + v],
      ],
      6,
      wood,
      1,
      [1, 0.7, 0.3],
    );
    for (const k of [0.6, 0.78, 1]) {
      fill(e, ellipse(x + u * k + 5, y + v * k, 7, 7, 0, 14), d.tone('#d8483f'));
      fill(e, ellipse(x + u * k + 5 + sideOf(d) * 2, y + v * k - 2.4, 2, 2, 0, 8), '#fff0e4', 0.8);
    }
  }
}
