import { mix } from '@/lib/illustrator/paint';
import { type Daylight, daylight } from '../kit/daylight';
import { cover, glow, linear } from '../kit/easel';
import { ferns, grass } from '../kit/foliage';
import { mushroom } from '../kit/fungi';
import { flowers, hazeBand, land, path, pool, stone, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { beams, mist, stars } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { trunk } from '../kit/trunk';
import { bushes, canopy, fernFrame, trunkRow } from '../kit/wood';
import { defineStage } from '../model';
import { GREEN, oldTree, stump } from './forest-day-trees';
import { birds, butterfly, lightOf, places, sideOf, sunlit } from './kit/scene';

const CENTRE = [
  [520, 742],
  [560, 790],
  [470, 870],
  [540, 985],
  [560, 1250],
] as const;
const HALVES = [14, 26, 56, 112, 250] as const;
/** A sunny wood: a path, and a big old tree with a hollow. The bright gap between the crowns is calm, for text. */
export const forestDay = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 520, y: 868, scale: 0.8 }, air: { x: 400, y: 430, scale: 1.2, afloat: true, depth: 1500 } }),
    // A bird, a squirrel or an owl on the old tree's bough.
    branch: { x: 742, y: 356, scale: 1.05, afloat: true, depth: 940 },
    // Whoever looks out of the hollow.
    hollow: { x: 1010, y: 664, scale: 0.66, afloat: true, depth: 930 },
    // A seat or a small table for things.
    stump: { x: 176, y: 968, scale: 1.15, afloat: true, depth: 1000 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    const bright = d.time === 'night' ? mix(d.sky[2], d.glow, 0.25) : mix(d.sky[2], d.glow, 0.6);
    cover(
      e,
      linear(e, 0, 0, 0, 820, [
        [0, mix(d.sky[0], d.tone(GREEN), 0.25)],
        [0.4, mix(d.sky[1], d.tone('#a8cc88'), 0.3)],
        [1, bright],
      ]),
    );
    if (d.time === 'night') stars(e, 0, 420, 70, '#fff6da', 0.8);
    glow(e, 520, 520, 560, d.glow, d.time === 'night' ? 0.35 : 0.7);
    canopy(
      e,
      'farCrown',
      [
        [180, 250, 260, 190],
        [860, 230, 300, 200],
        [480, 90, 210, 80],
      ],
      d.far('#8dbb6a', 0.75),
      {
        lit: bright,
        count: 60,
        size: 34,
        warmth: 0.5,
      },
    );
    trunkRow(e, 'far', {
      count: 12,
      width: 34,
      base: 760,
      colour: d.far('#7d8a6c', 0.45),
      haze: bright,
      glowX: 520,
      rim: d.glow,
      rimAlpha: 0.3,
      bark: 3,
    });
    mist(e, 720, 130, bright, 0.4);
    bushes(e, 'farBush', 752, 92, 50, d.far('#7fb05c', 0.45), {
      lit: sunlit(d, '#d8e08a', 0.6),
      glowX: 520,
      haze: bright,
    });
    trunkRow(e, 'mid', {
      count: 8,
      width: 74,
      base: 800,
      colour: d.far('#7a624c', 0.16),
      haze: bright,
      glowX: 520,
      glowWidth: 380,
      rim: d.glow,
      rimAlpha: 0.6,
      bark: 7,
      gap: [330, 760],
    });
    bushes(e, 'midBush', 806, 84, 46, d.far(GREEN, 0.12), {
      lit: sunlit(d, '#c8d66a', 0.5),
      glowX: 520,
      gap: [400, 650],
    });
    land(
      e,
      'floor',
      points([-60, 806, 280, 782, 620, 778, 960, 790, 1260, 806]),
      mix(d.tone('#9cc265'), d.glow, 0.22),
      d.tone('#3f6f3f'),
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd2a0'), d.glow, 0.3), d.tone('#b58a5e'));
    grass(e, 'grass', 800, 1190, mix(d.tone('#9cc265'), d.glow, 0.2), d.tone('#477a40'), {
      lit: sunlit(d, '#d4dc74', 0.4),
      size: [12, 46],
      density: 0.5,
      skip: (x, y) => Math.abs(x - 535) < 30 + (y - 780) * 0.5,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#94ba60'), d.tone('#4f8242'), sunlit(d, '#dbe07c', 0.4));
    trunk(e, 'leftTree', 40, 990, -60, 140, d.tone('#6b5444'), {
      side: 1,
      rim: d.glow,
      rimAlpha: 0.5,
      lean: -30,
      bark: 22,
      moss: d.tone('#7aa04c'),
    });
    oldTree(e, d);
    beams(
      e,
      [230, -80],
      [
        [360, 190, 0.34],
        [560, 240, 0.42],
        [760, 150, 0.26],
      ],
      1060,
      d.glow,
    );
    canopy(
      e,
      'crown',
      [
        [1130, 20, 260, 150],
        [880, -40, 250, 110],
        [40, 30, 260, 150],
        [290, -50, 200, 90],
      ],
      d.tone(GREEN),
      {
        lit: sunlit(d, '#d3dc6c', 0.6),
        light: [sideOf(d) * 0.6, 0.5],
        warmth: 0.55,
        size: 34,
        count: 74,
      },
    );
    stump(e, d);
    ferns(e, 'f1', 300, 960, 74, d.tone('#5a944c'), { lit: sunlit(d, '#cfe08a'), count: 8 });
    ferns(e, 'f2', 810, 948, 70, d.tone('#5a944c'), { lit: sunlit(d, '#cfe08a'), count: 8 });
    stone(e, 's1', 770, 1000, 52, 28, d.tone('#9aa08e'), { lit: d.glow, moss: d.tone('#86a850') });
    for (const [x, y, s] of [
      [300, 1010, 44],
      [334, 1020, 28],
      [1110, 1080, 56],
      [1062, 1092, 34],
    ] as const)
      mushroom(e, x, y, s, { colour: d.tone('#d0524a'), light: d.tone('#fff0d0'), power: d.lampsLit ? 0.3 : 0 });
    pool(e, 560, 1080, 430, d.glow, d.time === 'night' ? 0.3 : 0.75);
    birds(
      e,
      [
        [420, 190, 20],
        [470, 166, 15],
        [384, 158, 12],
      ],
      mix(d.tone('#5a6a6a'), bright, 0.3),
    );
    if (d.time === 'night') swarm(e, 'flies', 46, 2.6, (r) => [100 + r() * 1000, 520 + r() * 480]);
  },
  front(e, d) {
    fernFrame(e, 'frame', d.tone('#3c6e40'), { size: 150, lit: sunlit(d, '#b8d070'), inset: -24 });
    flowers(
      e,
      'near',
      [
        [150, 1206, 24],
        [236, 1218, 18],
        [980, 1214, 22],
        [1060, 1200, 26],
      ],
      [d.tone('#fff2e4'), d.tone('#f4b4c4'), d.tone('#c9b6f0')],
      d.tone('#4d8044'),
    );
    butterfly(e, 92, 850, 20, d.tone('#f0a848'));
    butterfly(e, 1120, 930, 16, d.tone('#8fc0ee'));
    hazeBand(e, 1200, 1040, d.shadow, 0.34, 0, 'multiply');
  },
});
