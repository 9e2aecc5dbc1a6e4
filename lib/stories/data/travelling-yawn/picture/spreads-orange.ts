import type { SpreadLayout } from '../../../picture-book';
import { flat, stop } from '../../picture-parts';
import { callAt, OUTFIT, sound, verseAt, yawnAt } from './parts';

/** From the bed to the lake: orange, pink and rose. */
export const orange: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: flat(
      'bedAtSunset',
      {
        heroes: [{ at: { x: 690, y: 890, scale: 1.95 }, pose: 'jump', expression: 'yawn', outfit: OUTFIT }],
        companions: [yawnAt({ x: 1500, y: 610, scale: 2, depth: 1200 }, { expression: 'yawn' })],
      },
      {
        onWheels: {
          heroes: [
            { at: { x: 690, y: 640, scale: 1.95, afloat: true }, pose: 'float', expression: 'yawn', outfit: OUTFIT },
          ],
        },
      },
    ),
    texts: [verseAt(1290, 84, 'ink', 1030), sound(290, 400, 60, 'ink', 400, -10), callAt(1290, 1010, 'ink', 1030)],
    stops: [stop(0, 0, 1200, ['yawn']), stop(1200, 0, 1200, ['verse', 'call'])],
  },
  {
    key: 's02',
    kind: 'sequence',
    scene: flat('catOnSill', {
      heroes: [
        {
          at: { x: 1010, y: 1020, scale: 2, depth: 900, afloat: true },
          liftSmall: 80,
          pose: 'kneelSill',
          facing: -1,
          expression: 'roar',
          outfit: OUTFIT,
          lookAt: { x: 620, y: 640 },
          hands: {
            left: { at: { x: 836, y: 734 }, shape: 'grip', angle: 160, layer: 'front' },
            right: { at: { x: 880, y: 772 }, shape: 'grip', angle: 170, layer: 'front' },
          },
        },
      ],
      companions: [yawnAt({ x: 540, y: 574, scale: 0.96, depth: 1100 }, { kind: 'yawnStretched' })],
    }),
    texts: [verseAt(1290, 84, 'ink', 1030), sound(640, 150, 58, 'ink', 640, -3), callAt(110, 1010, 'light', 1030)],
    stops: [stop(0, 0, 1200, ['yawn', 'call']), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's03',
    kind: 'single',
    scene: flat('softHedgehog', {
      heroes: [
        {
          at: { x: 1930, y: 1096, scale: 2.1, depth: 900, afloat: true },
          liftSeated: 170,
          liftSmall: 150,
          pose: 'standStill',
          expression: 'wonder',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { actor: 'yawn' },
          hands: {
            left: { at: { x: 1636, y: 604 }, shape: 'point', angle: 128, elbow: 'down', layer: 'front' },
            right: { at: { x: 2156, y: 596 }, shape: 'rest', angle: 30, elbow: 'down', layer: 'front' },
          },
        },
      ],
      companions: [yawnAt({ x: 1362, y: 872, scale: 1.2, depth: 1300 }, { kind: 'yawnKissing', expression: 'wonder' })],
    }),
    texts: [verseAt(110, 84, 'ink', 1030), callAt(110, 290, 'ink', 1030), sound(1420, 470, 58, 'ink', 340)],
    stops: [stop(0, 0, 1200, ['verse', 'call']), stop(1200, 0, 1200, ['yawn'])],
  },
  {
    key: 's04',
    kind: 'panorama',
    scene: flat('cowAndSheep', {
      heroes: [
        {
          at: { x: 1800, y: 1120, scale: 2 },
          pose: 'walk',
          expression: 'roar',
          outfit: OUTFIT,
          lookAt: { actor: 'yawn' },
          hands: { right: { at: { x: 2050, y: 770 }, shape: 'point', angle: -24, elbow: 'down', layer: 'front' } },
        },
      ],
      companions: [yawnAt({ x: 2230, y: 900, scale: 1.3, depth: 1300 }, { kind: 'yawnSkipping' })],
    }),
    texts: [verseAt(110, 84, 'ink', 1030), sound(600, 900, 52, 'light', 540), callAt(1290, 84, 'ink', 1030)],
    stops: [stop(0, 0, 1200, ['verse', 'yawn']), stop(1200, 0, 1200, ['call'])],
  },
  {
    key: 's05',
    kind: 'sequence',
    scene: flat('duckLake', {
      heroes: [
        {
          at: { x: 1640, y: 792, scale: 1.95 },
          pose: 'run',
          expression: 'joy',
          outfit: OUTFIT,
          lookAt: { actor: 'yawn' },
        },
      ],
      companions: [
        yawnAt({ x: 2150, y: 640, scale: 1.2, depth: 1300 }, { kind: 'yawnSkipping', expression: 'wonder' }),
      ],
    }),
    texts: [verseAt(110, 84, 'light', 1030), sound(640, 400, 50, 'light', 900), callAt(1290, 1000, 'light', 1030)],
    stops: [stop(0, 0, 1200, ['verse', 'yawn']), stop(1200, 0, 1200, ['call'])],
  },
];
