import type { SpreadLayout } from '../../../picture-book';
import { flat, stop } from '../../picture-parts';
import { BY_DAY, going, suitcase, told } from './parts';

/** From the full lap to the kitchen window. */
export const toTheWindow: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat('sisterLap', {
      heroes: [
        {
          at: { x: 1440, y: 1560, scale: 3.3, depth: 3000 },
          pose: 'standStill',
          expression: 'sad',
          outfit: BY_DAY,
          lookAt: { actor: 'bundle', part: 'left' },
          hands: { right: { at: { x: 1640, y: 880 }, shape: 'point', angle: -10, layer: 'front' } },
        },
      ],
      companions: [
        {
          id: 'mother',
          kind: 'mother',
          at: { x: 2080, y: 900, scale: 4.4, depth: 900, afloat: true },
          expression: 'calm',
          facing: -1,
          pose: 'sitOpen',
          outfit: 'longDress',
          hands: {
            left: { at: { x: 1900, y: 640 }, shape: 'rest', layer: 'front' },
            right: { at: { x: 2180, y: 560 }, shape: 'rest', layer: 'front' },
          },
        },
        { id: 'bundle', kind: 'lapBundle', at: { x: 1960, y: 800, scale: 0.95, depth: 1500, afloat: true } },
        { kind: 'babyWrapped', at: { x: 956, y: 318, scale: 1.15, depth: 100, afloat: true }, expression: 'asleep' },
      ],
    }),
    texts: [...told(['lap', 'bundle'], [140, 120, 600]), going(1, 960)],
    stops: [stop(1200, 0, 1200, ['lap', 'bundle', 'going'])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: flat('sisterFloor', {
      heroes: [
        {
          at: { x: 1560, y: 1140, scale: 2.5 },
          pose: 'kneel',
          expression: 'determined',
          outfit: BY_DAY,
          lookAt: { x: 2000, y: 560 },
          hands: {
            right: { at: { x: 1930, y: 560 }, shape: 'grip' },
            left: { at: { x: 1860, y: 640 }, shape: 'grip' },
          },
        },
      ],
      companions: [{ kind: 'plushBunny', at: { x: 920, y: 960, scale: 0.9 } }],
      props: [{ kind: 'openSuitcase', at: { x: 2160, y: 1120, scale: 1.9 }, count: 0 }],
    }),
    texts: [...told(['question', 'blanket'], [140, 90, 940], 'ink', 130), going(2, 380)],
    stops: [stop(1200, 0, 1200, ['question', 'blanket', 'going'])],
  },
  {
    key: 's03',
    kind: 'single',
    scene: flat('sisterKitchen', {
      heroes: [
        {
          at: { x: 2200, y: 1240, scale: 2.5, depth: 900 },
          pose: 'standStill',
          expression: 'determined',
          outfit: BY_DAY,
          facing: -1,
          yaw: 0.8,
          lookAt: { x: 1850, y: 420 },
          hands: {
            left: { at: { x: 1990, y: 560 }, shape: 'point', elbow: 'down', layer: 'front' },
            right: { at: { actor: 'suitcase', part: 'top', offset: [0, 10] }, shape: 'fist', layer: 'front' },
          },
        },
      ],
      companions: [
        {
          id: 'father',
          kind: 'father',
          at: { x: 1410, y: 1290, scale: 2.7, depth: 890 },
          expression: 'wonder',
          pose: 'kneelLook',
          yaw: 0.7,
          lookAt: { x: 1850, y: 420 },
          hands: {
            right: { at: { x: 1740, y: 850 }, shape: 'grip', elbow: 'down', layer: 'front' },
            left: { at: { x: 1640, y: 868 }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      props: [suitcase([2270, 886, 1.7], { depth: 1100, afloat: true })],
    }),
    texts: [...told(['far', 'bread'], [140, 120, 880], 'ink', 270), going(3, 860)],
    stops: [stop(1200, 0, 1200, ['far', 'bread', 'going'])],
  },
];
