import { mix } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { grass } from '../kit/foliage';
import { flowers, hazeBand, land, path, pool, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { swarm } from '../kit/sparks';
import { bushes } from '../kit/wood';
import { defineStage } from '../model';
import { beds, slabs } from './flower-garden-beds';
import { greenhouse } from './flower-garden-greenhouse';
import { barrow, wateringCan } from './flower-garden-things';
import { snail } from './kit/creatures';
import { sunflower } from './kit/crops';
import { railFence } from './kit/farm';
import { birds, butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from './kit/scene';
import { leafTree } from './kit/trees';

const HORIZON = 620;
const CENTRE = points([620, 772, 600, 830, 640, 900, 600, 1000, 600, 1250]);
const HALVES = [24, 36, 66, 120, 215] as const;

/** Beds of flowers and vegetables before a greenhouse; the sky above y 340 is calm, for text. */
export const flowerGarden = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 616, y: 876, scale: 0.82 } }),
    // Kneeling at the bed of cabbages.
    bed: { x: 300, y: 1010, scale: 1.35 },
    // In or on the wheelbarrow.
    barrow: { x: 960, y: 930, scale: 0.95, afloat: true, depth: 985 },
    // On the fence: a bird or a cat.
    fence: { x: 800, y: 716, scale: 0.62, afloat: true, depth: 790 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 250, y: 660, reach: 420, colour: '#ffd08a', power: 0.45 }] : []),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON));
    clouds(e, d, [
      [640, 180, 440, 92],
      [1030, 290, 380, 76],
      [420, 350, 300, 54],
    ]);
    birds(
      e,
      [
        [760, 390, 18],
        [800, 374, 14],
      ],
      mix(d.tone('#5a5a6a'), d.haze, 0.3),
    );
    ridge(e, d, 'hills', points([-60, 570, 260, 530, 560, 580, 860, 530, 1260, 560]), '#8fb088', 0.66, 150);
    for (const [x, h, c] of [
      [470, 200, '#6fa050'],
      [560, 160, '#86ac54'],
      [900, 250, '#6fa050'],
      [1010, 210, '#7fa858'],
      [1200, 300, '#5f944c'],
      [720, 150, '#7fae58'],
    ] as const)
      leafTree(e, d, `t${x}`, x, 722, h, { depth: 0.3, touches: 26, leaf: c });
    bushes(e, 'hedge', 716, 90, 44, d.far('#5f944c', 0.18), { lit: sunlit(d, '#c8dc74', 0.4), count: 11, size: 17 });
    land(
      e,
      'lawn',
      points([-60, 742, 300, 736, 640, 744, 940, 738, 1260, 744]),
      mix(d.tone('#acd070'), d.glow, 0.18),
      d.tone('#4f8a44'),
    );
    railFence(e, d, 470, 784, 1260, 798, 84, '#f4ead8');
    for (const [x, h, l] of [
      [900, 190, -0.04],
      [952, 230, 0.03],
      [1010, 200, 0.05],
      [1150, 240, -0.03],
      [1092, 205, 0.02],
    ] as const)
      sunflower(e, d, x, 828, h, l);
    greenhouse(e, d, 230, 828);
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd6b4'), d.glow, 0.2), d.tone('#c09a70'));
    slabs(e, d);
    const lit = sunlit(d, '#e4ec88', 0.4);
    grass(e, 'grass', 800, 1190, mix(d.tone('#a8cc68'), d.glow, 0.12), d.tone('#528a44'), {
      lit,
      size: [11, 42],
      density: 0.42,
      skip: (x, y) => Math.abs(x - 610) < 30 + (y - 760) * 0.42,
    });
    beds(e, d);
    verge(e, 'verge', CENTRE, HALVES, d.tone('#9cc460'), d.tone('#5a9448'), lit);
    barrow(e, d, 985, 1000);
    pool(e, 610, 1070, 420, d.glow, d.time === 'night' ? 0.25 : 0.6);
    if (d.time === 'night') swarm(e, 'flies', 34, 2.6, (r) => [r() * 1200, 640 + r() * 480]);
  },
  front(e, d) {
    wateringCan(e, d, 1090, 1150);
    grass(e, 'near', 1190, 1240, d.tone('#528a44'), d.tone('#3c6f3c'), {
      rows: 2,
      size: [56, 90],
      lit: sunlit(d, '#d8e47c', 0.35),
      skip: (x) => x > 300 && x < 920,
    });
    const r = e.random('border');
    flowers(
      e,
      'near',
      Array.from({ length: 22 }, (_, i): [number, number, number] => [
        i % 2 ? r() * 290 : 930 + r() * 270,
        1180 + r() * 40,
        20 + r() * 16,
      ]),
      [d.tone('#f0607a'), d.tone('#fdf6ea'), d.tone('#ffc94c'), d.tone('#9f86ee'), d.tone('#f79a5c')],
      d.tone('#4a8444'),
    );
    snail(e, d, 250, 1128, 0.8);
    butterfly(e, 90, 1040, 20, d.tone('#f7a83c'));
    butterfly(e, 1140, 1020, 16, d.tone('#8fb8f4'));
    hazeBand(e, 1200, 1050, d.shadow, 0.28, 0, 'multiply');
  },
});
