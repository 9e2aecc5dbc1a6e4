import type { SpreadLayout } from '../../../picture-book';
import { flat, stop } from '../../picture-parts';
import { callAt, OUTFIT, verseAt } from './parts';

/** From the thin moon to the plump one. */
export const waxing: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat('moonBedroom', {
      heroes: [
        {
          at: { x: 620, y: 1012, scale: 2.5, depth: 900, afloat: true },
          pose: 'sitOpen',
          expression: 'worry',
          outfit: OUTFIT,
          lookAt: { x: 1800, y: 400 },
        },
      ],
    }),
    texts: [callAt(110, 84, 'light'), verseAt(110, 210, 'light')],
    stops: [stop(0, 0, 1200, ['call', 'verse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat('moonRocket', {
      heroes: [
        {
          at: { x: 1760, y: 800, scale: 2.5, depth: 900, afloat: true },
          pose: 'palmLight',
          expression: 'delight',
          outfit: OUTFIT,
          lookAt: { x: 2260, y: 400 },
          hands: {
            left: { at: { x: 1720, y: 600 }, shape: 'rest' },
            right: { at: { x: 1885, y: 480 }, shape: 'wave', elbow: 'down' },
          },
        },
      ],
    }),
    texts: [callAt(110, 84, 'light'), verseAt(110, 210, 'light')],
    stops: [stop(1200, 0, 1200, ['call', 'verse']), stop(0, 0, 1200, [])],
  },
  {
    key: 's03',
    kind: 'reveal',
    scene: flat('foldMountain', {
      heroes: [
        {
          at: { x: 560, y: 1090, scale: 2.4, depth: 1400 },
          pose: 'kneelLook',
          expression: 'wonder',
          outfit: OUTFIT,
          yaw: 0.7,
          pitch: 0.3,
          lookAt: { x: 1000, y: 880 },
          hands: {
            left: { at: { x: 730, y: 1050 }, shape: 'rest' },
            right: { at: { x: 880, y: 720 }, shape: 'grip', elbow: 'down' },
          },
        },
      ],
    }),
    texts: [verseAt(110, 84, 'light')],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('halfTucked', {
      heroes: [
        {
          at: { x: 2090, y: 830, scale: 2.7, depth: 1200, afloat: true },
          pose: 'float',
          expression: 'tenderness',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { x: 1640, y: 420 },
          hands: {
            left: { at: { x: 1876, y: 690 }, shape: 'flat', angle: 170, layer: 'front' },
            right: { at: { x: 1900, y: 850 }, shape: 'flat', angle: 176 },
          },
        },
      ],
    }),
    texts: [verseAt(110, 84, 'light')],
    stops: [stop(1200, 0, 1200, ['verse']), stop(0, 0, 1200, [])],
  },
  {
    key: 's05',
    kind: 'nearDark',
    scene: flat('justFits', {
      heroes: [
        {
          at: { x: 800, y: 1110, scale: 2.5, depth: 1200 },
          pose: 'sitGround',
          expression: 'calm',
          outfit: OUTFIT,
          lookAt: { x: 1700, y: 500 },
          hands: { right: { at: { x: 846, y: 752 }, shape: 'point', angle: -92, elbow: 'down', layer: 'front' } },
        },
      ],
    }),
    texts: [callAt(110, 84, 'light'), verseAt(110, 210, 'light')],
    stops: [stop(0, 0, 1200, ['call', 'verse']), stop(1200, 0, 1200, [])],
  },
];
