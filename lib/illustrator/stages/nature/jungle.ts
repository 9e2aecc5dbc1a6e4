import { mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight } from '../kit/daylight';
import { cover, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { ferns, foliage, grass } from '../kit/foliage';
import { hazeBand, land, pool, stone } from '../kit/ground';
import { points } from '../kit/outline';
import { beams, mist, stars } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { bough, trunk } from '../kit/trunk';
import { ripples, water } from '../kit/water';
import { bushes, canopy } from '../kit/wood';
import { defineStage } from '../model';
import { bananaLeaf, blossom, liana, parrot, splitLeaf, waterfall } from './kit/jungle';
import { birds, butterfly, lightOf, places, ridge, sideOf, sunlit } from './kit/scene';
import { palm } from './kit/trees';

const LEAF = '#3f8f52';

/** A jungle clearing by a waterfall; the bright mist between the crowns is calm, for text. */
export const jungle = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 400, y: 870, scale: 0.82 }, air: { x: 560, y: 430, scale: 1.1, afloat: true, depth: 1500 } }),
    // A monkey, a parrot or a snake on the bough over the clearing.
    branch: { x: 300, y: 372, scale: 1.05, afloat: true, depth: 940 },
    // A stone in the pool: a frog, a crocodile, a heron.
    pool: { x: 868, y: 902, scale: 0.95 },
    // Hanging on the liana.
    liana: { x: 706, y: 640, scale: 0.95, afloat: true, depth: 900 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    const bright = d.time === 'night' ? mix(d.sky[2], d.glow, 0.15) : mix(mix(d.sky[2], '#e4f2c4', 0.4), d.glow, 0.45);
    cover(
      e,
      linear(e, 0, 0, 0, 820, [
        [0, mix(d.sky[0], d.tone('#5fae8a'), 0.3)],
        [0.5, mix(d.sky[1], d.tone('#b8dca0'), 0.35)],
        [1, bright],
      ]),
    );
    if (d.time === 'night') stars(e, 0, 360, 60, '#fff6da', 0.8);
    glow(e, 600, 380, 600, d.glow, d.time === 'night' ? 0.3 : 0.55);
    ridge(
      e,
      d,
      'hillsFar',
      points([-60, 470, 140, 420, 360, 520, 560, 560, 760, 470, 960, 400, 1260, 430]),
      '#6fae8a',
      0.72,
      240,
    );
    for (const [x, h] of [
      [150, 150],
      [240, 120],
      [980, 170],
      [1080, 140],
      [420, 100],
    ] as const)
      palm(e, d, `pf${x}`, x, 590, h + 60, { depth: 0.62, lean: h * 0.1 });
    mist(e, 600, 120, bright, 0.5, 9);
    cliff(e, d, bright);
    bushes(e, 'b1', 730, 120, 80, d.far(LEAF, 0.4), {
      lit: sunlit(d, '#c8e07a', 0.5),
      haze: bright,
      glowX: 520,
      gap: [690, 1010],
      count: 9,
      size: 26,
    });
    bushes(e, 'b2', 800, 100, 56, d.far(LEAF, 0.16), {
      lit: sunlit(d, '#c8e07a', 0.5),
      glowX: 520,
      gap: [330, 1060],
      count: 9,
      size: 24,
    });
    land(
      e,
      'floor',
      points([-60, 820, 240, 800, 560, 812, 900, 806, 1260, 824]),
      mix(d.tone('#9cc868'), d.glow, 0.2),
      d.tone('#3a6f44'),
    );
    lagoon(e, d);
    grass(e, 'grass', 830, 1190, mix(d.tone('#8fc060'), d.glow, 0.14), d.tone('#3f7a48'), {
      lit: sunlit(d, '#d0e07a', 0.4),
      size: [14, 48],
      density: 0.6,
      skip: (x, y) => (x > 600 && y < 985) || Math.abs(x - 560) < 40 + (y - 860) * 0.5,
    });
    beams(
      e,
      [300, -100],
      [
        [380, 180, 0.26],
        [560, 240, 0.34],
        [760, 160, 0.22],
      ],
      1000,
      d.glow,
    );
    trees(e, d);
    pool(e, 580, 1080, 420, d.glow, d.time === 'night' ? 0.25 : 0.6);
    birds(
      e,
      [
        [540, 300, 18],
        [590, 280, 14],
        [510, 276, 11],
      ],
      mix(d.tone('#4a7a6a'), bright, 0.2),
    );
    if (d.time === 'night')
      swarm(e, 'flies', 44, 2.6, (r) => [100 + r() * 1000, 480 + r() * 520], { colour: '#b8f28a' });
  },
  front(e, d) {
    const dark = d.tone('#2c6e48');
    const lit = sunlit(d, '#8fc860', 0.25);
    bananaLeaf(e, 'f1', -30, 1150, 380, -1.15, d.tone('#3a8a50'), lit);
    bananaLeaf(e, 'f2', -40, 1210, 330, -0.62, dark, lit);
    bananaLeaf(e, 'f3', 1230, 1170, 400, -2.05, d.tone('#3a8a50'), lit);
    bananaLeaf(e, 'f4', 1240, 1220, 330, -2.56, dark, lit);
    splitLeaf(e, 250, 1170, 84, 2.6, d.tone('#348052'), lit);
    splitLeaf(e, 960, 1180, 90, -2.5, d.tone('#348052'), lit);
    splitLeaf(e, 100, 60, 120, -0.7, d.tone('#2c7048'), lit);
    splitLeaf(e, 1130, 90, 130, 0.6, d.tone('#2c7048'), lit);
    splitLeaf(e, 250, -10, 90, -0.2, d.tone('#24623f'), lit);
    splitLeaf(e, 990, -6, 96, 0.25, d.tone('#24623f'), lit);
    blossom(e, 150, 1096, 44, d.tone('#f0607a'), d.tone('#c42c5a'), 0.3);
    blossom(e, 70, 1160, 34, d.tone('#f7a04c'), d.tone('#d8603c'), 1);
    blossom(e, 1092, 1110, 42, d.tone('#f0607a'), d.tone('#c42c5a'), 0.8);
    blossom(e, 1160, 1050, 30, d.tone('#fdf0e0'), d.tone('#f2a8b8'), 0.1);
    butterfly(e, 1050, 1010, 19, d.tone('#4f9af0'));
    hazeBand(e, 1200, 1040, d.shadow, 0.34, 0, 'multiply');
  },
});

/** The cliff at the right with the fall. */
function cliff(e: Easel, d: Daylight, bright: string) {
  const rock = d.far('#7f8f84', 0.34);
  fill(
    e,
    smooth(
      points([610, 830, 640, 640, 690, 540, 720, 400, 800, 350, 960, 330, 1080, 300, 1270, 290, 1270, 830]),
      true,
      7,
    ),
    linear(e, 0, 300, 0, 830, [
      [0, rock],
      [1, shade(rock, 0.08)],
    ]),
  );
  const r = e.random('cliff');
  for (let i = 0; i < 40; i++)
    dab(e, 'dry', 690 + r() * 540, 400 + r() * 420, 56, 12, i % 2 ? shade(rock, 0.08) : tint(rock, 0.06), {
      rotate: Math.PI / 2 + r.bell() * 0.3,
      alpha: 0.4,
      variant: i,
    });
  waterfall(e, 870, 350, 830, 74, mix(d.tone('#8fd4e4'), bright, 0.25), mix(d.tone('#f4fdff'), d.glow, 0.1));
  waterfall(e, 1064, 420, 830, 24, mix(d.tone('#8fd4e4'), bright, 0.25), mix(d.tone('#f4fdff'), d.glow, 0.1));
  for (const [x, y, w, h] of [
    [740, 380, 84, 44],
    [990, 330, 90, 46],
    [1150, 310, 110, 60],
    [690, 530, 50, 40],
    [770, 560, 34, 60],
    [980, 540, 40, 80],
    [1130, 560, 60, 50],
    [660, 680, 50, 60],
  ] as const)
    foliage(e, `cl${x}`, x, y, w, h, d.far(LEAF, 0.32), {
      count: 38,
      size: 22,
      light: [sideOf(d) * 0.6, -0.75],
      lit: sunlit(d, '#c4e07a', 0.5),
      warmth: 0.45,
      body: w > 80,
    });
  mist(e, 810, 90, bright, 0.5, 8);
}

function lagoon(e: Easel, d: Daylight) {
  const bed = smooth(
    points([600, 876, 660, 826, 780, 806, 960, 800, 1100, 806, 1270, 814, 1270, 968, 1080, 984, 860, 962, 690, 930]),
    true,
    8,
  );
  water(e, 'lagoon', bed, {
    far: mix(d.tone('#a8e4dc'), d.glow, 0.15),
    near: d.tone('#2f8f94'),
    shine: d.glow,
    moonX: 870,
    y0: 806,
    y1: 990,
    dark: d.tone('#3aa09c'),
  });
  for (const [x, y, w] of [
    [868, 912, 60],
    [690, 940, 44],
    [1010, 968, 56],
    [620, 884, 40],
    [1180, 946, 66],
  ] as const) {
    stone(e, `l${x}`, x, y, w, w * 0.46, d.tone('#8a948c'), { lit: d.glow, moss: d.tone('#7fb050') });
    ripples(e, x, y + w * 0.2, w, d.tone('#f4fdff'), 0.5);
  }
  for (const [x, y, s] of [
    [960, 900, 30],
    [770, 880, 24],
    [1080, 890, 28],
    [1110, 924, 22],
  ] as const) {
    fill(
      e,
      smooth(
        [
          [x, y, 1],
          [x + s, y - s * 0.2],
          [x + s * 0.5, y + s * 0.34],
          [x - s * 0.6, y + s * 0.32],
          [x - s, y - s * 0.1],
          [x - s * 0.3, y - s * 0.36],
        ],
        true,
        6,
      ),
      d.tone('#5fae5c'),
    );
    if (s > 26) blossom(e, x - 6, y - 6, 15, d.tone('#f8b8d0'), d.tone('#fff0f4'), x);
  }
}

/** The near trees, their bough, the lianas and a parrot. */
function trees(e: Easel, d: Daylight) {
  const wood = d.tone('#6b5444');
  const o = { rim: d.glow, rimAlpha: 0.5, bark: 34, moss: d.tone('#7fb050') };
  bough(e, points([60, 470, 180, 410, 300, 384, 430, 330]), 36, wood, { rim: d.glow, twigs: 0, name: 'jb' });
  trunk(e, 'jl', 70, 1000, -60, 170, wood, { ...o, side: 1, lean: -20 });
  trunk(e, 'jr', 1165, 1010, -60, 130, wood, { ...o, side: -1, lean: 30 });
  canopy(
    e,
    'crown',
    [
      [60, 80, 280, 190],
      [300, -10, 240, 110],
      [1150, 80, 260, 180],
      [930, -20, 240, 110],
      [620, -70, 260, 80],
    ],
    d.tone('#357f4c'),
    { lit: sunlit(d, '#c4e070', 0.5), light: [sideOf(d) * 0.6, 0.5], warmth: 0.5, size: 40, count: 80 },
  );
  foliage(e, 'jbl', 430, 320, 80, 40, d.tone(LEAF), {
    count: 34,
    size: 24,
    body: false,
    lit: sunlit(d, '#c4e070', 0.5),
    warmth: 0.5,
  });
  const vine = d.tone('#5f8a48');
  const lit = sunlit(d, '#b8d868', 0.35);
  liana(e, 'v1', points([330, -20, 480, 190, 660, 150, 860, -20]), 9, vine, lit);
  liana(e, 'v2', points([706, 60, 716, 260, 700, 420, 708, 560]), 9, vine, lit);
  liana(e, 'v3', points([210, 380, 200, 520, 216, 640]), 7, vine, lit);
  liana(e, 'v4', points([1080, -20, 1030, 160, 1056, 340, 1030, 470]), 8, vine, lit);
  for (const [x, y, s] of [
    [216, 650, 20],
    [1032, 480, 20],
    [480, 186, 16],
    [660, 160, 18],
  ] as const)
    blossom(e, x, y, s, d.tone('#f08ac0'), d.tone('#fff0c8'), x);
  parrot(e, 1010, 254, 0.9, d.tone, -1);
  ferns(e, 'fl', 210, 960, 90, d.tone(LEAF), { lit: sunlit(d, '#c4e070'), count: 9 });
  ferns(e, 'fr', 1080, 1050, 90, d.tone(LEAF), { lit: sunlit(d, '#c4e070'), count: 9 });
}
