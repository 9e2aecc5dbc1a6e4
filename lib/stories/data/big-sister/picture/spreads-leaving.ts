import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, opening, stop } from '../../picture-parts';
import { BY_DAY, cropped, going, suitcase, textColumn } from './parts';

/** From the full lap to the kitchen window. */
export const toTheWindow: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat('sisterLap', {
      heroes: [
        {
          at: { x: 1470, y: 1150, scale: 2.2 },
          pose: 'standStill',
          expression: 'determined',
          outfit: BY_DAY,
          lookAt: { x: 1930, y: 740 },
          hands: {
            right: { at: { x: 1722, y: 866 }, shape: 'point', angle: -8, elbow: 'down', layer: 'front' },
            left: {
              at: { actor: 'hero', part: 'rightSide', offset: [-54, 22] },
              shape: 'fist',
              elbow: 'left',
              layer: 'front',
            },
          },
        },
      ],
      companions: [
        {
          kind: 'motherLap',
          ownFace: true,
          // Over the full lap, at who counts it.
          yaw: -0.4,
          pitch: 0.2,
          tilt: -0.1,
          lookAt: { actor: 'hero' },
          at: { x: 1990, y: 800, scale: 2.15, depth: 900, afloat: true },
        },
        {
          id: 'photographed',
          kind: 'motherLap',
          ownFace: true,
          colour: '#f0a3b4',
          at: { x: 930, y: 812, scale: 1.02, depth: 100, afloat: true },
        },
        { kind: 'plushBunny', at: { x: 320, y: 1176, scale: 1.5 } },
      ],
    }),
    texts: [
      ...textColumn(['lap', 'bundle'], [140, 110, 940], 'ink', 150),
      block('going', box(140, 420, 520, 190), { tone: 'ink', face: 'heading', size: [30, 18], below: 'bundle' }),
    ],
    stops: [stop(1200, 0, 1200, ['lap', 'bundle', 'going'])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: flat('sisterPacking', {
      heroes: [
        {
          at: { x: 1640, y: 1150, scale: 2.35, depth: 1150 },
          pose: 'kneel',
          expression: 'uneasy',
          outfit: BY_DAY,
          lookAt: { actor: 'bundle' },
          hands: {
            left: { at: { x: 1780, y: 952 }, shape: 'fist', layer: 'front' },
            right: { at: { x: 1800, y: 906 }, shape: 'fist', layer: 'front' },
          },
        },
      ],
      companions: [
        { kind: 'plushBunny', at: { x: 1020, y: 1100, scale: 0.95, afloat: true } },
        {
          id: 'bundle',
          kind: 'babyWrapped',
          colour: '#ffd23f',
          facing: -1,
          at: { x: 2096, y: 930, scale: 3, depth: 1100, afloat: true },
          expression: 'asleep',
        },
      ],
    }),
    texts: [
      opening('question', box(140, 76, 1000, 110), { tone: 'ink', size: [32, 18] }),
      block('blanket', box(140, 200, 900, 270), { tone: 'ink', size: [28, 18], below: 'question' }),
      { ...going(1, 490), below: 'blanket' },
    ],
    stops: [stop(1200, 0, 1200, ['question', 'blanket', 'going'])],
  },
  {
    key: 's03',
    kind: 'reveal',
    scene: cropped(
      'sisterKitchen',
      {
        heroes: [
          {
            at: { x: 2130, y: 1400, scale: 2.85, depth: 900 },
            liftSmall: 150,
            pose: 'standStill',
            expression: 'determined',
            outfit: BY_DAY,
            facing: -1,
            yaw: 0.8,
            lookAt: { actor: 'father' },
            hands: {
              left: { at: { x: 1898, y: 600 }, shape: 'point', angle: 250, elbow: 'down', layer: 'front' },
              right: {
                at: { actor: 'suitcase', part: 'middle', offset: [-50, 0] },
                shape: 'rest',
                angle: 40,
                elbow: 'down',
                layer: 'front',
              },
            },
          },
        ],
        companions: [
          {
            id: 'father',
            kind: 'father',
            ownFace: true,
            // He leans over the table to her.
            at: { x: 1424, y: 1240, scale: 2.85, depth: 890, afloat: true },
            expression: 'tenderness',
            pose: 'kneel',
            // Turned further, the beard of an own face is beside its mouth.
            yaw: 0.16,
            pitch: 0.24,
            tilt: 0.14,
            lookAt: { actor: 'hero' },
            hands: {
              right: {
                at: { actor: 'slice', part: 'bottom', offset: [-6, -26] },
                shape: 'grip',
                angle: -30,
                elbow: 'down',
                layer: 'front',
              },
              left: { at: { x: 1470, y: 862 }, shape: 'flat', angle: 20, elbow: 'left', layer: 'front' },
            },
          },
        ],
        props: [
          { id: 'slice', kind: 'breadSlice', at: { x: 1812, y: 806, scale: 1.5, depth: 895, afloat: true }, turn: 12 },
          suitcase([2296, 884, 1.7], { depth: 892, afloat: true }),
        ],
      },
      190,
    ),
    texts: [...textColumn(['far', 'bread'], [140, 110, 900], 'ink', 270), going(2, 700)],
    stops: [stop(1200, 0, 1200, ['far', 'bread', 'going'])],
  },
];
