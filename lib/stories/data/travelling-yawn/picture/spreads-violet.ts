import type { SpreadLayout } from '../../../picture-book';
import { flat, type Hero, stop } from '../../picture-parts';
import { callAt, hazeOf, OUTFIT, sound, verseAt, yawnAt } from './parts';

const DOZES_AT = { x: 905, y: 915, scale: 1.85, depth: 900, afloat: true };
const DOZES: Hero = {
  at: DOZES_AT,
  pose: 'sitGround',
  expression: 'drowsy',
  outfit: OUTFIT,
  tilt: -0.4,
  lookAt: { actor: 'yawn' },
  hands: { right: { at: { x: 1066, y: 606 }, shape: 'point', angle: 24, elbow: 'up', layer: 'front' } },
  haze: hazeOf(7),
};

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
      companions: [yawnAt({ x: 860, y: 800, scale: 0.85, depth: 800 }, { expression: 'wonder' })],
    }),
    texts: [sound(700, 610, 56, 'light', 720), verseAt(1290, 500, 'light', 900), callAt(1290, 700, 'light', 760)],
    stops: [stop(0, 0, 1200, ['yawn']), stop(1200, 0, 1200, ['verse', 'call'])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('yawningTide', {
      heroes: [
        {
          at: { x: 1560, y: 1130, scale: 1.9, depth: 1300 },
          pose: 'droop',
          expression: 'tenderness',
          outfit: OUTFIT,
          lookAt: { actor: 'yawn' },
          hands: { right: { at: { x: 1770, y: 890 }, shape: 'relaxed', angle: 24, elbow: 'down', layer: 'front' } },
          haze: hazeOf(6),
        },
      ],
      companions: [yawnAt({ x: 2190, y: 862, scale: 1.15, depth: 800 }, { expression: 'wonder' })],
    }),
    texts: [verseAt(1290, 84, 'light', 1030), sound(600, 380, 50, 'light', 760), callAt(1290, 310, 'light', 1030)],
    stops: [stop(0, 0, 1200, ['yawn']), stop(1200, 0, 1200, ['verse', 'call'])],
  },
  {
    key: 's08',
    kind: 'single',
    scene: flat(
      'lionMane',
      { heroes: [DOZES], companions: [yawnAt({ x: 1900, y: 800, scale: 1.25, depth: 800 })] },
      {
        forSmall: {
          heroes: [
            {
              ...DOZES,
              at: { ...DOZES_AT, y: 860 },
              hands: { right: { at: { x: 1036, y: 656 }, shape: 'point', angle: 20, elbow: 'down', layer: 'front' } },
            },
          ],
        },
      },
    ),
    texts: [verseAt(1290, 84, 'light', 1030), sound(556, 884, 42, 'light', 300), callAt(1290, 1010, 'light', 1030)],
    stops: [stop(0, 0, 1200, ['yawn']), stop(1200, 0, 1200, ['verse', 'call'])],
  },
  {
    key: 's09',
    kind: 'panorama',
    scene: flat('lastTrain', {
      heroes: [
        {
          at: { x: 1722, y: 950, scale: 1.8, depth: 1000, afloat: true },
          pose: 'sitBench',
          expression: 'drowsy',
          outfit: OUTFIT,
          holds: 'teddy',
          tilt: 0.42,
          lookAt: { actor: 'yawn' },
          hands: { right: { at: { x: 1900, y: 900 }, shape: 'hang', angle: 50, elbow: 'down', layer: 'front' } },
          haze: hazeOf(8),
        },
      ],
      companions: [yawnAt({ x: 2080, y: 1000, scale: 0.96, depth: 1100 }, { kind: 'yawnSagging' })],
    }),
    texts: [verseAt(110, 84, 'light', 1030), sound(640, 350, 38, 'light', 900), callAt(110, 1024, 'light', 700)],
    stops: [stop(0, 0, 1200, ['verse', 'yawn', 'call']), stop(1200, 0, 1200, [])],
  },
];
