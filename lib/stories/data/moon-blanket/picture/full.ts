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
          at: { x: 640, y: 1110, scale: 1.25 },
          pose: 'standStill',
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
          at: { x: 440, y: 1130, scale: 2.2, depth: 1200 },
          pose: 'sitGround',
          expression: 'determined',
          outfit: OUTFIT,
          lookAt: { x: 1500, y: 500 },
          hands: {
            left: { at: { x: 640, y: 990 }, shape: 'fist' },
            right: { at: { x: 690, y: 1000 }, shape: 'fist' },
          },
        },
      ],
    }),
    texts: [callAt(110, 84, 'light'), verseAt(110, 210, 'light')],
    stops: [stop(0, 0, 1200, ['call', 'verse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: flat('moonHugged', {
      heroes: [
        {
          at: { x: 760, y: 1060, scale: 2.9, depth: 1200, afloat: true },
          pose: 'nestle',
          expression: 'asleep',
          outfit: OUTFIT,
        },
      ],
    }),
    texts: [callAt(110, 84, 'light', 900), verseAt(110, 210, 'light', 900)],
    stops: [stop(200, 0, 1200, ['call', 'verse']), stop(1200, 0, 1200, [])],
  },
];
