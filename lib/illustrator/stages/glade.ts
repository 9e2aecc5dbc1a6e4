import { mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { blend, cover, fill, glow, linear, radial, type Stop } from './kit/easel';
import { ferns, grass } from './kit/foliage';
import { mushroom } from './kit/fungi';
import { flowers, hazeBand, land, path, pool, stone, verge } from './kit/ground';
import { beams, mist } from './kit/sky';
import { swarm } from './kit/sparks';
import { trunk } from './kit/trunk';
import { bushes, fernFrame, trunkRow } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  top: string;
  air: string;
  low: string;
  far: string;
  mid: string;
  near: string;
  leaf: string;
  soil: string;
  soilNear: string;
  path: string;
  glow: string;
  lamp: string;
};

const night: Colours = {
  top: '#10214e',
  air: '#1d4470',
  low: '#5f9fb0',
  far: '#3f7a98',
  mid: '#255878',
  near: '#153252',
  leaf: '#1f5a62',
  soil: '#5f9484',
  soilNear: '#173f4a',
  path: '#d8c098',
  glow: '#bdeee0',
  lamp: '#ffc860',
};

const CENTRE = [
  [640, 812],
  [590, 870],
  [650, 960],
  [560, 1080],
  [520, 1250],
] as const;
const HALVES = [26, 52, 96, 170, 280] as const;

/** The cover: a glade whose upper third is still, for the title. */
export const glade = defineStage<Colours>({
  palettes: {
    night,
    dusk: {
      ...night,
      top: '#241f58',
      air: '#4a3f84',
      low: '#c08fb0',
      far: '#7a6aa8',
      mid: '#4a4482',
      near: '#241f50',
      glow: '#ffd0c0',
      soil: '#7a8a8c',
      soilNear: '#28305a',
      leaf: '#3a4a7c',
    },
  },
  slots: {
    middle: { x: 480, y: 1150, scale: 2.1 },
    air: { x: 880, y: 560, scale: 1.2, afloat: true, depth: 1500 },
    left: { x: 430, y: 1150, scale: 2.1 },
    fox: { x: 840, y: 1150, scale: 2 },
    foxFar: { x: 890, y: 1070, scale: 1.9 },
    palm: { x: 720, y: 700, scale: 1.3, afloat: true, depth: 1500 },
  },
  variants: [
    { palette: 'dusk' },
    {
      hero: { slot: 'left', pose: 'walkLantern' },
      companions: { foxSit: { kind: 'foxWalk', slot: 'foxFar', facing: -1 } },
    },
    { hero: { slot: 'left', pose: 'wave' }, palette: 'dusk', companions: { foxSit: { slot: 'fox' } } },
  ],
  light: (c) => ({
    direction: [0.5, -0.85],
    rim: c.glow,
    rimAlpha: 0.7,
    rimWidth: 5,
    ambient: '#8c9cdc',
    ambientAlpha: 0.52,
    shadow: '#05122e',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 880, [
        [0, c.top],
        [0.42, mix(c.top, c.air, 0.7)],
        [0.7, c.air],
        [1, c.low],
      ]),
    );
    glow(e, 620, 690, 500, c.glow, 0.55);
    trunkRow(e, 'far', {
      count: 16,
      width: 38,
      base: 810,
      colour: c.far,
      haze: mix(c.low, c.glow, 0.5),
      glowX: 620,
      rim: c.glow,
      rimAlpha: 0.3,
      bark: 3,
    });
    mist(e, 760, 150, c.glow, 0.34);
    trunkRow(e, 'mid', {
      count: 9,
      width: 76,
      base: 850,
      colour: c.mid,
      haze: c.low,
      glowX: 620,
      glowWidth: 400,
      rim: c.glow,
      rimAlpha: 0.6,
      bark: 14,
      gap: [400, 860],
    });
    bushes(e, 'bush', 838, 96, 58, mix(c.leaf, c.low, 0.3), { lit: c.glow, haze: c.low, glowX: 620 });
    mist(e, 854, 80, c.glow, 0.3);
    land(
      e,
      'land',
      [
        [-60, 866],
        [280, 846],
        [640, 850],
        [960, 842],
        [1260, 868],
      ],
      mix(c.soil, c.glow, 0.15),
      c.soilNear,
    );
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.glow, 0.4), mix(c.path, c.soilNear, 0.55));
    grass(e, 'grass', 866, 1190, mix(c.soil, c.glow, 0.2), c.soilNear, {
      lit: c.glow,
      size: [14, 48],
      density: 0.8,
      skip: (x, y) => Math.abs(x - 610 + (y - 850) * 0.25) < 44 + (y - 850) * 0.6,
    });
    verge(e, 'verge', CENTRE, HALVES, mix(c.soil, c.glow, 0.15), c.soilNear, c.glow);
    trunk(e, 'l', 70, 1040, -60, 160, c.near, {
      side: 1,
      rim: c.glow,
      rimAlpha: 0.7,
      lean: -40,
      bark: 90,
      moss: mix(c.leaf, c.glow, 0.3),
    });
    trunk(e, 'r', 1140, 1030, -60, 150, c.near, {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.7,
      lean: 50,
      bark: 90,
      moss: mix(c.leaf, c.glow, 0.3),
    });
    beams(
      e,
      [760, -80],
      [
        [380, 200, 0.28],
        [620, 260, 0.4],
        [880, 160, 0.26],
      ],
      1000,
      c.glow,
    );
    const still = mix(c.top, '#050d2a', 0.15);
    const veiled: readonly Stop[] = [
      [0, still],
      [0.6, rgba(still, 0.92)],
      [1, rgba(still, 0)],
    ];
    fill(e, rectangle(-20, -20, 1240, 720), linear(e, 0, 0, 0, 700, veiled));
    ferns(e, 'fl', 190, 1040, 100, mix(c.leaf, c.glow, 0.12), { lit: c.glow, count: 9 });
    ferns(e, 'fr', 1020, 1040, 100, mix(c.leaf, c.glow, 0.1), { lit: c.glow, count: 9 });
    stone(e, 's1', 1030, 1120, 66, 36, '#4f6684', { lit: c.glow, moss: mix(c.leaf, c.glow, 0.25) });
    for (const [x, y, s] of [
      [230, 1120, 62],
      [280, 1136, 40],
      [990, 1160, 52],
    ] as const)
      mushroom(e, x, y, s, { colour: '#c8594e', light: '#ffd9a8', power: 0.35 });
    pool(e, 600, 1100, 460, c.lamp, 0.7);
    swarm(e, 'far', 70, 2.8, (r) => [120 + r() * 960, 520 + r() * 420], { colour: c.lamp });
  },
  front(e, c) {
    fernFrame(e, 'frame', mix(c.top, c.leaf, 0.35), { size: 150, lit: c.glow, inset: -30 });
    flowers(
      e,
      'near',
      [
        [140, 1214, 30],
        [1060, 1214, 32],
        [960, 1222, 24],
      ],
      ['#fff0e2', '#f6c8a0'],
      tint(c.soilNear, 0.06),
    );
    swarm(e, 'near', 16, 4, (r) => [r() > 0.5 ? r() * 300 : 900 + r() * 300, 520 + r() * 520], { colour: c.lamp });
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 600, 760, 900, [
          [0, '#ffffff'],
          [0.6, '#eef2fa'],
          [1, '#7f8cb8'],
        ]),
      ),
    );
    hazeBand(e, 1200, 1040, shade(c.soilNear, 0.08), 0.5, 0, 'multiply');
  },
});
