import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, stop } from '../../picture-parts';
import { chick, fifth, flat, numeral, OUTFIT, strip } from './parts';

const words = (x: number, y: number, width = 880, tone: 'ink' | 'light' = 'ink') => [
  opening('opening', box(x, y, width, 290), { tone, size: [40, 26] }),
  block('joke', box(x, y + 300, width, 190), { tone, size: [30, 20], below: 'opening' }),
];

export const spreads2: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'single',
    scene: flat('flowersTall', {
      heroes: [{ at: { x: 1560, y: 1130, scale: 1.9 }, pose: 'sneak', expression: 'biteLip', outfit: OUTFIT, lookAt: { actor: 'fourth' } }],
      companions: [
        fifth('', 1.4),
        chick('', { x: 1010, y: 960, scale: 1.4 }),
        chick('', { x: 840, y: 960, scale: 1.4 }),
        chick('', { x: 670, y: 960, scale: 1.4 }),
        chick('Peek', { x: 1930, y: 640, scale: 2.4, afloat: true, depth: 1000 }, { id: 'fourth', expression: 'yawn' }),
      ],
      props: [numeral(4, { x: 260, y: 1010, scale: 1.7 }), strip(4)],
    }),
    texts: words(110, 90),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's08',
    kind: 'panorama',
    scene: flat('horseLegs', {
      heroes: [{ at: { x: 1690, y: 1120, scale: 1.9, depth: 800 }, pose: 'peek', expression: 'worry', outfit: OUTFIT, facing: 1 }],
      companions: [
        chick('Lean', { x: 480, y: 1110, scale: 1.7 }),
        chick('Lean', { x: 1000, y: 1110, scale: 1.7 }),
        chick('Lean', { x: 1330, y: 1110, scale: 1.7 }, { facing: -1 }),
        chick('Lean', { x: 2110, y: 1110, scale: 1.7 }),
      ],
      props: [strip(4)],
    }),
    texts: words(110, 90, 880, 'light'),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('flatStraw', {
      heroes: [
        {
          at: { x: 1960, y: 900, scale: 1 },
          pose: 'sitGround',
          expression: 'sad',
          outfit: OUTFIT,
        },
      ],
      companions: [
        fifth('Sit', 1.5, { expression: 'sad' }),
        chick('Sit', { x: 1420, y: 900, scale: 0.9 }, { expression: 'sad' }),
        chick('Sit', { x: 1530, y: 900, scale: 0.9 }, { expression: 'sad' }),
        chick('Sit', { x: 1640, y: 900, scale: 0.9 }, { expression: 'sad' }),
        chick('Sit', { x: 1750, y: 900, scale: 0.9 }, { expression: 'sad' }),
      ],
      props: [strip(4)],
    }),
    texts: words(110, 90),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat('flatSky', {
      heroes: [
        {
          at: { x: 1790, y: 1900, scale: 6, depth: 1200 },
          pose: 'palmLight',
          expression: 'amazed',
          outfit: OUTFIT,
          gaze: [0, -1],
          yaw: 0,
          tilt: 0,
          hands: { right: { at: { x: 2230, y: 420 }, shape: 'wave', elbow: 'right' } },
        },
      ],
      companions: [fifth('Down', 1.6, { expression: 'laugh' })],
      props: [numeral(5, { x: 290, y: 1010, scale: 1.9 }), strip(5)],
    }),
    texts: words(110, 90),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: flat('flatDusk', {
      heroes: [{ at: { x: 980, y: 1010, scale: 1.9 }, pose: 'palmLight', expression: 'joy', outfit: OUTFIT }],
      companions: [
        { id: 'hen', kind: 'bigHen', expression: 'joy', facing: -1, at: { x: 1900, y: 1040, scale: 2 } },
        fifth('', 1.4, { at: { of: 'hero', slot: '@hand', scale: 1.4 } }),
      ],
      props: [strip(5)],
    }),
    texts: words(110, 90, 880, 'light'),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('nestAbove', {
      heroes: [{ at: { x: 1610, y: 700, scale: 1.6 }, pose: 'standStill', expression: 'asleep', outfit: OUTFIT }],
      companions: [
        chick('Rest', { x: 1330, y: 660, scale: 1.4, depth: 900 }, { expression: 'asleep' }),
      ],
      props: [strip(6, '#fffaf0')],
    }),
    texts: words(110, 90, 880, 'light'),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
];
