import type { SpreadLayout } from '../../../picture-book';
import { flat, stop } from '../../picture-parts';
import { callAt, OUTFIT, verseAt } from './parts';

/** The full moon. */
export const full: readonly SpreadLayout[] = [
  {
    key: 's06',
    kind: 'farShot',
    scene: flat('moonOverPages', {
      heroes: [
        {
          at: { x: 640, y: 1110, scale: 1.4 },
          pose: 'pointUp',
          pitch: -0.3,
          expression: 'amazed',
          outfit: OUTFIT,
          lookAt: { x: 1790, y: 560 },
        },
      ],
    }),
    texts: [verseAt(110, 300, 'ink')],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('blanketStretched', {
      heroes: [
        {
          at: { x: 330, y: 1116, scale: 2.3, depth: 1200, afloat: true },
          pose: 'tug',
          expression: 'determined',
          outfit: OUTFIT,
          lookAt: { x: 1500, y: 500 },
          hands: {
            left: { at: { x: 556, y: 846 }, shape: 'fist', layer: 'front' },
            right: { at: { x: 600, y: 830 }, shape: 'fist' },
          },
        },
      ],
    }),
    texts: [callAt(110, 84, 'light'), verseAt(110, 210, 'light', 800)],
    stops: [stop(0, 0, 1200, ['call', 'verse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: flat('moonHugged', {
      heroes: [
        {
          at: { x: 1550, y: 930, scale: 3.15, depth: 1200, afloat: true },
          pose: 'nestle',
          expression: 'asleep',
          outfit: OUTFIT,
          yaw: 0.6,
          tilt: 0.05,
          hands: {
            left: { at: { x: 2040, y: 800 }, shape: 'flat', elbow: 'down' },
            right: { at: { x: 1690, y: 330 }, shape: 'flat', elbow: 'left' },
          },
        },
      ],
    }),
    texts: [callAt(110, 84, 'light', 760), verseAt(110, 210, 'light', 730)],
    stops: [stop(0, 0, 1200, ['call', 'verse']), stop(1200, 0, 1200, [])],
  },
];
