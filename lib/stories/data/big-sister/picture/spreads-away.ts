import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, going, suitcase, textColumn } from './parts';

type Step = readonly [
  id: string,
  x: number,
  y: number,
  facing: 1 | -1,
  pose: string,
  expression: Hero['expression'],
  dogX: number,
  dogY: number,
];

/** The same walk, five times: out, back, in, out, away. */
const WALK: readonly Step[] = [
  ['out', 690, 800, 1, 'walk', 'determined', 575, 880],
  ['stop', 1010, 870, 1, 'startle', 'amazed', 850, 880],
  ['back', 760, 1116, -1, 'run', 'worry', 1000, 1122],
  ['again', 1340, 930, 1, 'walk', 'determined', 1110, 1010],
  ['away', 1850, 900, 1, 'walkWave', 'joy', 1650, 1010],
];

const walkers: readonly Hero[] = WALK.map(([id, x, y, facing, pose, expression]) => ({
  id,
  at: { x, y, scale: 0.95 },
  pose,
  expression,
  outfit: BY_DAY,
  facing,
}));

const followers: readonly Companion[] = WALK.map(([id, , , facing, pose, , x, y]) => ({
  id: `dog-${id}`,
  kind: pose === 'run' ? 'dogRun' : 'dogWalk',
  at: { x, y, scale: 0.46 },
  expression: 'joy',
  facing,
}));

/** From the plan of the garden to the pictures of the afternoon. */
export const toTheTree: readonly SpreadLayout[] = [
  {
    key: 's04',
    kind: 'panorama',
    scene: flat('sisterPlan', { heroes: [...walkers], companions: [...followers] }),
    texts: [
      opening('stop', box(140, 80, 900, 130), { tone: 'ink', size: [32, 22] }),
      block('light', box(1300, 80, 620, 260), { tone: 'ink', size: [26, 17] }),
      going(4, 330),
    ],
    stops: [stop(0, 0, 1200, ['stop', 'light']), stop(1200, 0, 1200, ['going'])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: flat('sisterLake', {
      heroes: [
        {
          at: { x: 1000, y: 1100, scale: 2.5 },
          pose: 'crouch',
          expression: 'wonder',
          outfit: BY_DAY,
          lookAt: { x: 1800, y: 340 },
          hands: {
            right: { at: { x: 1350, y: 740 }, shape: 'point', angle: -6, elbow: 'down' },
            left: { at: { actor: 'hero', part: 'leftKnee' }, shape: 'rest' },
          },
        },
      ],
      props: [suitcase([560, 1080, 1.5])],
    }),
    texts: [...textColumn(['ask', 'quack', 'answer'], [140, 74, 880], 'ink', 170), going(5, 640)],
    stops: [stop(1200, 0, 1200, ['ask', 'quack', 'answer', 'going'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: flat('sisterTree', {
      heroes: [
        {
          at: { x: 1440, y: 1110, scale: 1.75 },
          pose: 'walk',
          expression: 'joy',
          outfit: BY_DAY,
          facing: -1,
          lookAt: { x: 1200, y: 1060 },
          hands: {
            left: { at: { x: 1330, y: 850 }, shape: 'fist', layer: 'front' },
            right: { at: { x: 1350, y: 780 }, shape: 'fist', layer: 'front' },
          },
        },
      ],
      companions: [{ kind: 'plushBunny', at: { x: 1790, y: 1020, scale: 0.5 } }],
      props: [
        { kind: 'oliveBranch', at: { x: 1340, y: 830, scale: 1.7, afloat: true, depth: 1105 }, turn: 14 },
        suitcase([2250, 1080, 1.2]),
      ],
    }),
    texts: [
      opening('sign', box(1850, 752, 320, 148), {
        tone: 'ink',
        size: [21, 9],
        align: 'center',
        verticalAlign: 'middle',
      }),
      block('sweep', box(140, 960, 940, 150), { tone: 'ink', size: [30, 20] }),
    ],
    stops: [stop(1200, 0, 1200, ['sign', 'sweep'])],
  },
];
