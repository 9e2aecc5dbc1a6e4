import { mix, smooth, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { blend, dab, type Easel, fill, linear } from '../kit/easel';
import { fir, foliage, grass } from '../kit/foliage';
import { flowers, hazeBand, land, stone } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { canopy } from '../kit/wood';
import { defineStage } from '../model';
import { duck } from './kit/creatures';
import { farHouse } from './kit/houses';
import { boatInside, hull, jetty, lily, reeds, reflection } from './kit/lake';
import { birds, clouds, lightOf, places, ridge, sideOf, sunAt, sunlit } from './kit/scene';
import { leafTree } from './kit/trees';

const SHORE = 640;
const BOAT = [880, 868, 0.92] as const;

/** A still lake that mirrors its hills, with a jetty and a boat; the sky above y 300 is calm, for text. */
export const lake = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({
      left: { x: 250, y: 1090, scale: 1.55 },
      middle: { x: 520, y: 1120, scale: 1.7 },
      right: { x: 990, y: 1125, scale: 1.5 },
      far: { x: 560, y: 868, scale: 0.84 },
    }),
    // On the jetty's edge: fishing, legs dangling over the water.
    jetty: { x: 606, y: 926, scale: 1 },
    // Sitting in the boat, so high that the near side hides the feet.
    boat: { x: BOAT[0], y: 840, scale: 0.98, afloat: true, depth: 880 },
    // On the water: a duck, a toy boat, a fish that jumps.
    water: { x: 1080, y: 960, scale: 0.9, afloat: true, depth: 960 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    const [sx, sy] = sunAt(d, SHORE - 40);
    openSky(e, d, SHORE, [sx, sy]);
    clouds(e, d, [
      [480, 180, 440, 88],
      [960, 290, 400, 76],
      [180, 330, 340, 60],
    ]);
    birds(
      e,
      [
        [640, 320, 20],
        [690, 300, 16],
        [742, 288, 13],
        [600, 306, 13],
      ],
      mix(d.tone('#5a5a6a'), d.haze, 0.3),
    );
    const surface = mix(d.sky[1], d.tone('#3f8fae'), 0.42);
    farShore(e, d);
    fill(
      e,
      [
        [-60, SHORE],
        [1260, SHORE],
        [1260, 1300],
        [-60, 1300],
      ],
      linear(e, 0, SHORE, 0, 1160, [
        [0, mix(d.sky[2], surface, 0.3)],
        [0.4, surface],
        [1, mix(surface, d.tone('#1f5f7a'), 0.6)],
      ]),
    );
    reflection(e, SHORE, 250, surface, (m) => farShore(m, d));
    shimmer(e, d, sx);
    mist(e, SHORE + 4, 34, d.haze, 0.45, 9);
    for (const [x, y, s, f] of [
      [690, 800, 22, 1],
      [640, 820, 18, 0],
      [1040, 806, 20, 0],
      [1100, 824, 26, 1],
      [310, 800, 20, 0],
      [380, 826, 26, 1],
      [1150, 1010, 44, 1],
      [1060, 1040, 36, 0],
    ] as const)
      lily(e, d, x, y, s, f ? '#fbd8e6' : null);
    duck(e, d, 320, 880, 0.8);
    duck(e, d, 246, 896, 0.36);
    duck(e, d, 206, 902, 0.34);
    boatInside(e, d, ...BOAT);
    bank(e, d);
    jetty(
      e,
      d,
      [
        [400, 1270],
        [740, 1270],
      ],
      [
        [492, 868],
        [612, 868],
      ],
      15,
    );
  },
  over: {
    depth: 884,
    paint: (e, d) => hull(e, d, ...BOAT, '#c8553f'),
  },
  front(e, d) {
    reeds(e, d, 'r1', 50, 1230, 330, 30);
    reeds(e, d, 'r2', 1160, 1230, 300, 30);
    flowers(
      e,
      'near',
      [
        [150, 1214, 26],
        [228, 1222, 20],
        [1010, 1222, 20],
        [1080, 1216, 26],
      ],
      [d.tone('#fdf6ea'), d.tone('#b8a0ee'), d.tone('#ffd95c')],
      d.tone('#4a8444'),
    );
    canopy(
      e,
      'top',
      [
        [30, -10, 220, 120],
        [200, -50, 180, 80],
      ],
      d.tone('#4f8f4c'),
      { lit: sunlit(d, '#c8dc70', 0.5), light: [sideOf(d) * 0.6, 0.5], warmth: 0.5, size: 30, count: 70 },
    );
    dragonfly(e, d, 1080, 920);
    if (d.time === 'night') swarm(e, 'flies', 34, 2.6, (r) => [r() * 1200, 640 + r() * 480]);
    hazeBand(e, 1200, 1040, d.shadow, 0.32, 0, 'multiply');
  },
});

/** Hills, a wood and a hut on the other side; also painted upside down as their reflection. */
function farShore(e: Easel, d: Daylight) {
  ridge(
    e,
    d,
    'blue',
    points([-60, 500, 160, 440, 340, 486, 560, 410, 740, 476, 940, 430, 1260, 500]),
    '#7f98c0',
    0.68,
    220,
  );
  ridge(
    e,
    d,
    'green',
    points([-60, 590, 140, 540, 360, 566, 600, 590, 820, 550, 1040, 512, 1260, 556]),
    '#6f9f78',
    0.46,
    120,
  );
  for (let i = 0; i < 13; i++) {
    const x = [-10, 40, 90, 150, 200, 820, 880, 940, 990, 1050, 1100, 1150, 1206][i] ?? 0;
    fir(e, `s${i}`, x, 640, 110 + ((i * 53) % 70), d.far('#3f7a60', 0.32), {
      light: [sideOf(d), -0.5],
      lit: sunlit(d, '#a8c88a'),
      warmth: 0.45,
    });
  }
  for (const [x, h] of [
    [280, 110],
    [350, 90],
    [430, 76],
    [740, 90],
  ] as const)
    leafTree(e, d, `l${x}`, x, 641, h, { depth: 0.34, touches: 16, leaf: x % 20 ? '#b8a850' : '#6fa050' });
  land(
    e,
    'strip',
    points([-60, 626, 240, 630, 520, 634, 800, 630, 1260, 624]),
    d.far('#a4c070', 0.25),
    d.far('#7fa05c', 0.25),
    { depth: 16, marks: 0, alpha: 0 },
  );
  fill(
    e,
    smooth(points([-60, 628, 240, 632, 560, 637, 860, 631, 1270, 626, 1270, 642, -60, 642]), true, 5),
    d.far('#a4c070', 0.25),
  );
  farHouse(e, d, 560, 638, 58, { wall: '#e8d0b0', roof: '#b0583f', depth: 0.2 });
}

function shimmer(e: Easel, d: Daylight, sunX: number) {
  const r = e.random('shimmer');
  for (let i = 0; i < 60; i++) {
    const u = r();
    dab(
      e,
      'dry',
      r() * 1240 - 20,
      SHORE + 30 + u * 460,
      50 + u * 110,
      1.6 + u * 4,
      i % 2 ? tint(d.sky[2], 0.04) : d.tone('#3f86a4'),
      { alpha: 0.3, variant: i },
    );
  }
  blend(e, 'screen', () => {
    for (let i = 0; i < 60; i++) {
      const u = r();
      dab(e, 'dry', sunX + r.bell() * (30 + u * 110), SHORE + 4 + u * 330, 10 + u * 34 * r(), 1.4 + u * 3, d.glow, {
        alpha: 0.3 + r() * 0.5,
        variant: i,
      });
    }
  });
}

/** The near bank on both sides of the jetty. */
function bank(e: Easel, d: Daylight) {
  land(
    e,
    'bank',
    points([-60, 940, 100, 962, 260, 1014, 420, 1056, 600, 1072, 800, 1070, 960, 1084, 1100, 1078, 1260, 1050]),
    mix(d.tone('#a4cc68'), d.glow, 0.16),
    d.tone('#4c8644'),
    { depth: 260, marks: 24 },
  );
  const lit = sunlit(d, '#dce884', 0.4);
  grass(e, 'bank', 990, 1190, mix(d.tone('#9cc860'), d.glow, 0.1), d.tone('#4f8a44'), {
    rows: 6,
    lit,
    size: [24, 48],
    density: 0.8,
    skip: (x, y) => y < 1084 && x > 150 + (y - 970) * 2.6,
  });
  grass(e, 'bankR', 1086, 1110, d.tone('#94c05c'), d.tone('#6fa450'), {
    rows: 3,
    lit,
    size: [24, 34],
    density: 0.7,
    skip: (x) => x < 380,
  });
  for (const [x, y, w] of [
    [270, 1040, 40],
    [330, 1062, 26],
    [870, 1092, 40],
    [940, 1104, 24],
    [60, 960, 46],
  ] as const)
    stone(e, `b${x}`, x, y, w, w * 0.5, d.tone('#9aa0a0'), { lit: d.glow, moss: d.tone('#86ae58') });
  for (const [x, y, s] of [
    [110, 1000, 30],
    [1150, 1070, 34],
    [820, 1090, 20],
  ] as const)
    foliage(e, `bush${x}`, x, y, s * 1.6, s, d.tone('#5f9a4c'), { count: 24, size: 16, body: false, lit, warmth: 0.4 });
  reeds(e, d, 'r3', 20, 990, 190, 22);
  reeds(e, d, 'r4', 1206, 1080, 200, 20);
  reeds(e, d, 'r5', 900, 1076, 80, 8);
}

function dragonfly(e: Easel, d: Daylight, x: number, y: number) {
  for (const a of [-2.5, -2.2, -0.9, -0.6])
    e.p.line(
      [
        [x, y],
        [x + Math.cos(a) * 14, y + Math.sin(a) * 14],
        [x + Math.cos(a) * 30, y + Math.sin(a) * 24],
      ],
      8,
      tint(d.sky[2], 0.05),
      0.75,
    );
  e.p.line(
    [
      [x + 8, y - 4],
      [x - 8, y + 8],
      [x - 30, y + 26],
    ],
    6,
    d.tone('#2f8fa8'),
  );
}
