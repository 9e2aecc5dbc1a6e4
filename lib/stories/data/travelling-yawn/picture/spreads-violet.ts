import type { SpreadLayout } from '../../../picture-book';
import { flat, stop } from '../../picture-parts';
import { callAt, hazeOf, OUTFIT, sound, verseAt, yawnAt } from './parts';

/** From the bear to the train: violet and indigo. */
export const violet: readonly SpreadLayout[] = [
  {
    key: 's06',
    kind: 'closeUp',
    scene: flat('bearMouth', {
      heroes: [
        {
          at: { x: 330, y: 1120, scale: 1.15 },
          pose: 'sneak',
          expression: 'amazed',
          outfit: OUTFIT,
          lookAt: { actor: 'yawn' },
        },
      ],
      companions: [yawnAt({ x: 860, y: 770, scale: 0.85, depth: 800 }, { expression: 'wonder' })],
    }),
    texts: [verseAt(1290, 440, 'light', 970), sound(1640, 740, 48, 'light', 680), callAt(370, 440, 'light', 760)],
    stops: [stop(0, 0, 1200, ['call']), stop(1200, 0, 1200, ['verse', 'yawn'])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('yawningTide', {
      heroes: [
        {
          at: { x: 1760, y: 1110, scale: 1.9, depth: 1300 },
          pose: 'sitGround',
          expression: 'calm',
          outfit: OUTFIT,
          lookAt: { actor: 'yawn' },
          haze: hazeOf(6),
        },
      ],
      companions: [yawnAt({ x: 2190, y: 862, scale: 1.15, depth: 800 }, { expression: 'wonder' })],
    }),
    texts: [verseAt(1290, 84, 'light', 1030), sound(410, 760, 44, 'light', 530), callAt(1290, 310, 'light', 1030)],
    stops: [stop(0, 0, 1200, ['yawn']), stop(1200, 0, 1200, ['verse', 'call'])],
  },
  {
    key: 's08',
    kind: 'single',
    scene: flat('lionMane', {
      heroes: [
        {
          at: { x: 905, y: 915, scale: 1.85, depth: 900, afloat: true },
          pose: 'sitGround',
          expression: 'calm',
          outfit: OUTFIT,
          tilt: -0.35,
          haze: hazeOf(7),
        },
      ],
      companions: [yawnAt({ x: 1900, y: 800, scale: 1.25, depth: 800 })],
    }),
    texts: [verseAt(1290, 84, 'light', 1030), sound(556, 884, 42, 'light', 300), callAt(1290, 1010, 'light', 1030)],
    stops: [stop(0, 0, 1200, ['yawn']), stop(1200, 0, 1200, ['verse', 'call'])],
  },
  {
    key: 's09',
    kind: 'panorama',
    scene: flat('lastTrain', {
      heroes: [
        {
          at: { x: 1680, y: 950, scale: 1.8, depth: 1000, afloat: true },
          pose: 'sitBench',
          expression: 'calm',
          outfit: OUTFIT,
          holds: 'teddy',
          haze: hazeOf(8),
        },
      ],
      companions: [yawnAt({ x: 2270, y: 906, scale: 1.15, depth: 800 }, { kind: 'yawnSagging' })],
    }),
    texts: [verseAt(110, 84, 'light', 1030), sound(640, 350, 38, 'light', 900), callAt(110, 1024, 'light', 700)],
    stops: [stop(0, 0, 1200, ['verse', 'yawn', 'call']), stop(1200, 0, 1200, [])],
  },
];
