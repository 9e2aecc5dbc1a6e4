import type { SpreadLayout } from '../../../picture-book';
import { flat, stop } from '../../picture-parts';
import { callAt, OUTFIT, verseAt } from './parts';

const DARK = '#10163c';

/** From the half moon to the night without one. */
export const waning: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'single',
    scene: flat('hillOfCorners', {
      heroes: [
        {
          at: { x: 640, y: 1120, scale: 2.3, depth: 1200 },
          pose: 'kneelLook',
          expression: 'calm',
          outfit: OUTFIT,
          lookAt: { x: 900, y: 950 },
          hands: {
            left: { at: { x: 860, y: 1000 }, shape: 'rest' },
            right: { at: { x: 860, y: 870 }, shape: 'grip' },
          },
        },
      ],
    }),
    texts: [verseAt(110, 84, 'light')],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat('thinMoonTucked', {
      heroes: [
        {
          at: { x: 2010, y: 980, scale: 2.5, depth: 900 },
          pose: 'sitGround',
          expression: 'tenderness',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { x: 1600, y: 500 },
          hands: { left: { at: { x: 1680, y: 560 }, shape: 'rest', layer: 'front' } },
          haze: { colour: DARK, share: 0.12, lit: true },
        },
      ],
    }),
    texts: [verseAt(110, 84, 'light')],
    stops: [stop(1200, 0, 1200, ['verse']), stop(0, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'farShot',
    scene: flat('moonlessNight', {
      heroes: [
        {
          at: { x: 2010, y: 1190, scale: 1.9, depth: 1100, afloat: true },
          pose: 'palmLight',
          expression: 'joy',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { x: 1100, y: 400 },
          hands: {
            left: { at: { x: 1820, y: 770 }, shape: 'wave' },
            right: { at: { x: 2200, y: 770 }, shape: 'wave' },
          },
        },
      ],
    }),
    texts: [verseAt(110, 760, 'light'), callAt(1290, 84, 'light')],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, ['call'])],
  },
  {
    key: 's12',
    kind: 'nearDark',
    scene: flat('moonInBed', {
      heroes: [
        {
          at: { x: 560, y: 1190, scale: 3.2, depth: 900, afloat: true },
          pose: 'sitGround',
          expression: 'asleep',
          outfit: OUTFIT,
          tilt: 0.25,
          yaw: 0.3,
          pitch: 0,
        },
      ],
    }),
    texts: [verseAt(110, 84, 'light'), callAt(1480, 84, 'light', 680)],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, ['call'])],
  },
];
