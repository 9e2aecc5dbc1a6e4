import type { SpreadLayout } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { BY_DAY, baby, flatRisen } from './parts';

const JUMPS: Omit<Hero, 'at'> = { pose: 'jump', expression: 'laugh', outfit: 'raincoat' };
const jumping = (id: string, x: number, y: number, scale: number, rest: Partial<Hero> = {}): Hero => ({
  ...JUMPS,
  id,
  at: { x, y, scale, afloat: true, depth: y },
  ...rest,
});

/** The list, the pupil, and the first two lessons. */
export const lessons: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: flat('roarSheet', {
      heroes: [
        {
          at: { x: 560, y: 1080, scale: 2.8 },
          pose: 'lie',
          expression: 'determined',
          outfit: BY_DAY,
          lookAt: { x: 1050, y: 1040 },
          hands: { right: { at: { x: 960, y: 1010 }, shape: 'pinch', layer: 'front' } },
        },
      ],
      props: [{ kind: 'waxCrayon', colour: '#4483cf', at: { x: 985, y: 1050, scale: 1.5, afloat: true, depth: 2000 } }],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's02',
    kind: 'closeUp',
    scene: flat('roarSofa', {
      heroes: [
        {
          at: { x: 1440, y: 1150, scale: 2.3, depth: 1120 },
          pose: 'standStill',
          expression: 'wonder',
          outfit: BY_DAY,
          lookAt: { actor: 'wrapped' },
          hands: {
            left: { at: { x: 1490, y: 830 }, shape: 'grip', layer: 'front' },
            right: { at: { x: 1640, y: 850 }, shape: 'grip', layer: 'front' },
          },
        },
      ],
      companions: [
        {
          id: 'mother',
          kind: 'mother',
          at: { x: 1960, y: 960, scale: 2.1, depth: 900, afloat: true },
          pose: 'sitChair',
          facing: -1,
          expression: 'tenderness',
          lookAt: { actor: 'wrapped' },
          hands: {
            left: { at: { x: 1780, y: 830 }, shape: 'cradle', layer: 'front' },
            right: { at: { x: 1990, y: 820 }, shape: 'rest', layer: 'front' },
          },
        },
        {
          id: 'wrapped',
          kind: 'babyWrapped',
          at: { x: 1900, y: 830, scale: 2.5, depth: 950, afloat: true },
          expression: 'asleep',
        },
        { kind: 'babyBrotherFist', at: { x: 1880, y: 740, scale: 1.3, depth: 960, afloat: true } },
        {
          id: 'father',
          kind: 'father',
          at: { x: 2300, y: 1300, scale: 2.3, depth: 880 },
          pose: 'standStill',
          facing: -1,
          expression: 'delight',
          lookAt: { actor: 'wrapped' },
          hands: { left: { at: { actor: 'mother', part: 'rightShoulder' }, shape: 'rest', layer: 'front' } },
        },
      ],
      props: [
        { kind: 'cushion', colour: '#ffd75e', at: { x: 1570, y: 900, scale: 2, depth: 1130, afloat: true } },
        {
          kind: 'balloons',
          count: 1,
          colour: '#e2503f',
          at: { x: 1885, y: 740, scale: 1.9, depth: 955, afloat: true },
        },
      ],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flatRisen(
      'roarRoom',
      {
        heroes: [
          {
            at: { x: 300, y: 2620, scale: 7, depth: 1500 },
            pose: 'standStill',
            expression: 'scream',
            outfit: BY_DAY,
            yaw: 0.6,
            gaze: [0.9, 0],
            pitch: -0.1,
            hands: { right: { at: { x: 830, y: 1000 }, shape: 'wave', elbow: 'down', layer: 'front' } },
          },
        ],
        companions: [
          baby({ x: 2130, y: 905, scale: 1.15, depth: 900 }, 'sleepBack', 'asleep'),
          { kind: 'dogSit', at: { x: 1560, y: 1066, scale: 1.2 }, expression: 'surprise', lookAt: { x: 1480, y: 600 } },
        ],
        props: [
          { kind: 'toyGiraffe', at: { x: 1500, y: 760, scale: 1.3, afloat: true, depth: 1100 }, turn: 130 },
          { kind: 'tableSpoon', at: { x: 1840, y: 560, scale: 1.3, afloat: true, depth: 1100 }, turn: 60 },
        ],
      },
      500,
    ),
    texts: [],
    stops: [],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('roarWindow', {
      heroes: [
        jumping('small', 900, 800, 0.75),
        jumping('middle', 1480, 790, 1.05, { facing: -1 }),
        jumping('big', 2030, 740, 1.45),
      ],
      companions: [
        { kind: 'dogRun', at: { x: 1760, y: 860, scale: 0.95, afloat: true, depth: 860 }, expression: 'joy' },
        { kind: 'babyWrapped', at: { x: 420, y: 1076, scale: 4.2, afloat: true, depth: 2000 }, expression: 'asleep' },
      ],
    }),
    texts: [],
    stops: [],
  },
];
