import { ellipse, mix, rgba, shade } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, type Easel, fill, glow, linear } from '../kit/easel';
import { ferns, fir, grass, nearLeaves } from '../kit/foliage';
import { mushroom } from '../kit/fungi';
import { hazeBand, land, stone } from '../kit/ground';
import { offRoad, type RoadLine, road, roadside } from '../kit/road';
import { cloud, mist, moon, sky, stars } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { trunk } from '../kit/trunk';
import { bushes, canopy, fernFrame, trunkRow } from '../kit/wood';
import { defineStage } from '../model';

const dusk = {
  top: '#141f52',
  low: '#5a6ba6',
  glow: '#9fb4dc',
  far: '#46578f',
  mid: '#33407c',
  near: '#1c2452',
  leaf: '#21506a',
  soil: '#4c6c82',
  soilNear: '#182f4e',
  path: '#a9b4d2',
  deep: '#111a44',
  lamp: '#ffc46a',
};
const ROAD: RoadLine = [
  [1660, 802, 7],
  [1722, 822, 12],
  [1784, 852, 24],
  [1744, 898, 42],
  [1570, 944, 58],
  [1180, 984, 72],
  [760, 1052, 86],
  [380, 1130, 108],
  [-120, 1240, 140],
];
/** The trunks at the edge: foot, width and lean; which side is lit, and how much deeper in the wood they stand. */
const TRUNKS = [
  [1450, 876, 80, 50, 1, 0.05],
  [2010, 915, 88, -40, -1, 0.05],
  // Behind the road, so that the words on it walk on without a stop.
  [1330, 888, 118, -40, 1, 0],
  [2190, 1000, 150, 30, -1, 0],
] as const;

/** Their long shadows, away from the light in the wood: over the grass and across the road. */
function longShadows(e: Easel, colour: string) {
  blend(e, 'multiply', () => {
    for (const [x, y, w] of TRUNKS) {
      const [dx, dy] = [(x - 1740) * 1.7 - 120, 240];
      const shadow = [
        [x - w * 0.5, y],
        [x + w * 0.5, y],
        [x + dx + w * 0.8, y + dy],
        [x + dx - w * 0.8, y + dy],
      ] as const;
      e.p.fill(
        shadow,
        linear(e, x, y, x + dx, y + dy, [
          [0, rgba(colour, 0.85)],
          [0.4, rgba(colour, 0.34)],
          [1, rgba(colour, 0)],
        ]),
        { blur: 7 },
      );
    }
  });
}

/** Pebbles on the road, larger where it is near; few where its words stand. */
function pebbles(e: Easel, dark: string, lit: string) {
  const r = e.random('pebbles');
  for (let i = 0; i < 90; i++) {
    const u = 0.8 + r() * (ROAD.length - 2.2);
    const k = Math.floor(u);
    const [a, b] = [ROAD[k], ROAD[k + 1]];
    if (!a || !b) continue;
    const t = u - k;
    const half = a[2] + (b[2] - a[2]) * t;
    const [x, y] = [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t + (r.bell() < 0 ? -1 : 1) * half * (0.5 + r() * 0.36),
    ];
    const size = (3 + r() * 5) * (half / 66);
    fill(e, ellipse(x, y + size * 0.3, size * 1.7, size * 0.8), dark, 0.4);
    fill(e, ellipse(x - size * 0.2, y, size * 1.5, size * 0.62), lit, 0.75);
  }
}

/** The edge of a wood at dusk, with a road that comes out of it towards the left page. */
export const woodEdgeWide = defineStage<typeof dusk>({
  palettes: { dusk },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.35, -0.9],
    rim: '#c6d4ff',
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient: mix(c.low, '#8088d8', 0.5),
    ambientAlpha: 0.6,
    shadow: '#080f34',
    lamps: [],
    cast: { from: 1740, slant: 1.1, length: 0.34, alpha: 0.5 },
  }),
  back(e, c) {
    sky(e, 0, 830, [
      [0, c.top],
      [0.45, mix(c.top, c.low, 0.5)],
      [0.8, c.low],
      [1, c.glow],
    ]);
    stars(e, 0, 460, 120, '#fff4d6');
    moon(e, 1010, 165, 46, '#fff0d4', '#c8b8ff', 0.8);
    cloud(e, 260, 520, 560, 60, mix(c.low, c.top, 0.3), c.glow, 0.4);
    cloud(e, 820, 610, 420, 50, mix(c.low, c.top, 0.25), c.glow, 0.4);
    glow(e, 1740, 760, 560, c.glow, 0.8);
    glow(e, 300, 800, 700, c.glow, 0.4);
    for (let i = 0; i < 31; i++) {
      const x = -20 + i * 82;
      fir(
        e,
        `fir${i}`,
        x,
        812,
        90 + ((i * 83) % 90) + Math.max(0, x - 500) * 0.26,
        mix(c.far, c.glow, Math.max(0.1, 0.5 - Math.abs(x - 1740) / 1100)),
        { light: [x < 1740 ? 0.6 : -0.6, -0.3], lit: c.glow, warmth: 0.16 },
      );
    }
    mist(e, 760, 120, c.glow, 0.34);
    trunkRow(e, 'far', {
      count: 15,
      width: 50,
      base: 815,
      top: -60,
      colour: c.mid,
      haze: c.low,
      glowX: 1740,
      rim: c.glow,
      rimAlpha: 0.65,
      bark: 10,
      gap: [-200, 1270],
      above: c.deep,
    });
    bushes(e, 'hedge', 815, 92, 56, mix(c.leaf, c.mid, 0.4), {
      lit: c.glow,
      haze: c.low,
      glowX: 1740,
      gap: [-100, 1240],
    });
    mist(e, 832, 70, c.glow, 0.3);
    land(
      e,
      'land',
      [
        [-60, 880],
        [420, 842],
        [900, 830],
        [1500, 802],
        [1800, 796],
        [2120, 812],
        [2460, 842],
      ],
      mix(c.soil, c.glow, 0.2),
      c.soilNear,
    );
    const off = offRoad(ROAD);
    road(e, 'road', ROAD, mix(c.path, '#dbe6ff', 0.42), mix(c.path, '#dbe6ff', 0.6));
    pebbles(e, c.mid, '#eaf0ff');
    grass(e, 'grass', 838, 1180, mix(c.soil, c.glow, 0.2), c.soilNear, {
      lit: c.glow,
      size: [12, 44],
      density: 0.7,
      skip: (x, y) => off(x, y) < 1.1,
    });
    roadside(e, 'verge', ROAD, mix(c.soil, c.glow, 0.15), c.soilNear, c.glow);
    longShadows(e, '#5866ae');
    darkShape(e, {
      x: 1908,
      y: 934,
      size: 300,
      colour: shade(c.near, 0.02),
      lit: c.glow,
      pose: 'stand',
      gaze: [-1, 0.3],
    });
    for (const [x, base, w, lean, side, deep] of TRUNKS)
      trunk(e, `t${x}`, x, base, -60, w, shade(deep ? c.mid : c.near, deep), {
        side,
        rim: c.glow,
        rimAlpha: 0.7,
        lean,
        bark: 90,
        above: c.deep,
        ...(deep ? {} : { moss: mix(c.leaf, c.glow, 0.3) }),
      });
    // Its roots lie over the edge of the road, in grass.
    for (const [x, y, size] of [
      [1262, 904, 40],
      [1404, 900, 46],
    ] as const)
      ferns(e, `root${x}`, x, y, size, mix(c.leaf, c.glow, 0.06), { lit: c.glow, count: 7, spread: 2.2 });
    ferns(e, 'f1', 1300, 1150, 84, mix(c.leaf, c.glow, 0.12), { lit: c.glow, count: 9 });
    ferns(e, 'f2', 2060, 1000, 100, mix(c.leaf, c.glow, 0.1), { lit: c.glow, count: 9 });
    stone(e, 'st', 1950, 1020, 62, 36, '#5c6490', { lit: c.glow, moss: mix(c.leaf, c.glow, 0.25) });
    for (const [x, y, s] of [
      [1880, 1040, 40],
      [1912, 1056, 26],
      [1480, 1090, 34],
    ] as const)
      mushroom(e, x, y, s, { colour: '#c05a60', light: '#ffd9b8', power: 0.2 });
    canopy(
      e,
      'top',
      [
        [1420, 10, 260, 150],
        [1700, -50, 280, 120],
        [1980, -20, 260, 140],
        [2260, 40, 300, 210],
      ],
      mix(c.leaf, c.deep, 0.45),
      { lit: c.glow, warmth: 0.25 },
    );
  },
  front(e, c) {
    trunk(e, 'giant', 2366, 1260, -60, 250, shade(c.near, 0.04), {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.35,
      lean: -60,
      bark: 120,
      above: c.deep,
    });
    nearLeaves(
      e,
      'lens',
      [
        [2330, 30, 260, 130],
        [2080, -50, 200, 90],
      ],
      c.deep,
    );
    fernFrame(e, 'frame', mix(c.deep, c.leaf, 0.25), { size: 170, inset: -20 });
    ferns(e, 'lens', 2180, 1250, 170, mix(c.deep, c.leaf, 0.2), { count: 8, spread: 2.2 });
    swarm(e, 'dust', 14, 2, (r) => [700 + r() * 1300, 600 + r() * 300], { colour: c.lamp });
    hazeBand(e, 1200, 1000, c.deep, 0.5, 0, 'multiply');
  },
});
