import { type Companion, picture } from '../../picture-parts';
import { type Hero, LATER } from './parts';

/** The child who holds the umbrella, and grandpa, over whom it is held. */
const UNDER_UMBRELLA: Omit<Hero, 'pose'> = {
  expression: 'tenderness',
  outfit: LATER,
  lookAt: { actor: 'grandfather' },
};
const KEPT_DRY: Companion = {
  kind: 'grandfather',
  at: { x: 2052, y: 852, scale: 1.5, afloat: true, depth: 985 },
  expression: 'tenderness',
  pose: 'sitOpen',
  facing: -1,
  lookAt: { actor: 'hero' },
  hands: {
    left: { at: { actor: 'hero', part: 'leftArm' }, shape: 'rest', angle: 100, layer: 'around' },
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -24] }, shape: 'rest', elbow: 'right' },
  },
};
const PHOTO: Companion = {
  kind: 'photoOfGrandmother',
  at: { x: 1320, y: 330, scale: 0.98, depth: 900, afloat: true },
};
const DOG_ASLEEP: Companion = {
  kind: 'dogSleep',
  at: { x: 1668, y: 1052, scale: 1.4 },
  expression: 'asleep',
};

/** The child kneels on the sofa to hold the umbrella over grandpa; from a wheelchair it sat down beside him. */
export const underUmbrella = picture(
  {
    stage: 'sofaWide',
    palette: 'rain',
    view: { x: 590, y: 156, width: 1810, height: 905 },
    heroes: [
      {
        ...UNDER_UMBRELLA,
        at: { x: 1806, y: 866, scale: 1.56, afloat: true, depth: 985.2 },
        pose: 'kneelUmbrella',
        holds: 'raisedUmbrella',
        hands: {
          right: { at: { x: 1956, y: 584 }, shape: 'grip', angle: -10, elbow: 'down' },
          left: {
            at: { actor: 'grandfather', part: 'lap', offset: [-52, -34] },
            shape: 'rest',
            elbow: 'down',
            layer: 'front',
          },
        },
      },
    ],
    companions: [PHOTO, KEPT_DRY, DOG_ASLEEP],
    quietZones: [{ x: 930, y: 570, rx: 560, ry: 340, colour: '#5b6780', alpha: 0.72 }],
  },
  {
    onWheels: {
      heroes: [
        {
          ...UNDER_UMBRELLA,
          at: { x: 1762, y: 858, scale: 1.6, afloat: true, depth: 985.2 },
          pose: 'sitUmbrella',
          holds: 'familyUmbrella',
          hands: { right: { at: { x: 1876, y: 770 }, shape: 'grip', angle: 0 } },
        },
      ],
    },
  },
);
