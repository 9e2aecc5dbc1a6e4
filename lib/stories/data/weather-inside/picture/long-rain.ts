import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, picture, stop } from '../../picture-parts';
import { type Hero, LATER, type Touch } from './parts';

const INK = { tone: 'ink' } as const;
/** The air of a day without a question. */
const AIR = '#8fa3c4';

/** The child who asks grandpa, leans on him and looks up into his face. */
const LEANING: Hero = {
  pose: 'askOnSeat',
  expression: 'worry',
  tilt: 0.16,
  yaw: 0.5,
  pitch: -0.06,
  outfit: LATER,
  lookAt: { actor: 'grandfather' },
  hands: {
    right: { at: { actor: 'grandfather', part: 'leftKnee', offset: [20, -28] }, shape: 'rest', elbow: 'down' },
    left: {
      at: { actor: 'grandfather', part: 'leftKnee', offset: [-14, -20] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
  },
};
const PLACE = { x: 1798, y: 858, scale: 1.5, afloat: true, depth: 990 } as const;

/** Where the hand of grandpa comes over the child's far shoulder: his arm goes behind the child. */
const OVER_SHOULDER: Touch = {
  at: { actor: 'hero', part: 'leftShoulder', offset: [12, 12] },
  shape: 'rest',
  angle: 112,
  thumb: 'down',
};

/** He looks all the way down; nothing stands before what is seen there. */
const MISSING_HER: Companion = {
  kind: 'grandfather',
  at: { x: 2130, y: 852, scale: 1.55, afloat: true, depth: 985 },
  expression: 'sad',
  pose: 'sitOpen',
  facing: -1,
  inside: 'longRain',
  lookAt: { actor: 'grandfather', part: 'lap' },
  pitch: 0.38,
  tilt: -0.2,
  hands: {
    left: { ...OVER_SHOULDER, layer: 'behind' },
    right: {
      at: { actor: 'grandfather', part: 'rightKnee', offset: [90, -48] },
      shape: 'rest',
      elbow: 'right',
    },
  },
};
const HAND_AROUND: Companion = {
  kind: 'grandfatherHand',
  at: { x: 2130, y: 852, scale: 1.55, afloat: true, depth: 992 },
  facing: -1,
  hands: { left: OVER_SHOULDER },
};

/** Grandpa does not ask, so the child does. */
export const longRain: SpreadLayout = {
  key: 's10',
  kind: 'closeUp',
  scene: picture(
    {
      stage: 'sofaWide',
      palette: 'close',
      mute: 0.95,
      tint: AIR,
      view: { x: 960, y: 210, width: 1440, height: 720 },
      heroes: [{ ...LEANING, at: PLACE }],
      companions: [
        MISSING_HER,
        HAND_AROUND,
        { kind: 'photoOfGrandmother', at: { x: 1824, y: 372, scale: 0.98, depth: 900, afloat: true } },
        {
          kind: 'dogLie',
          at: { x: 1330, y: 922, scale: 0.95 },
          expression: 'sad',
          lookAt: { actor: 'grandfather' },
          haze: { colour: AIR, share: 0.42 },
        },
      ],
      quietZones: [{ x: 1340, y: 600, rx: 350, ry: 350, colour: '#dfe5ef', alpha: 0.8 }],
    },
    { forSmall: { heroes: [{ ...LEANING, tilt: 0.08, at: PLACE }] } },
  ),
  texts: [
    block('question', box(140, 170, 900, 170), INK),
    block('listening', box(140, 352, 900, 150), { ...INK, below: 'question' }),
    block('answer', box(140, 590, 900, 290), INK),
    block('turn', box(140, 900, 900, 150), { ...INK, below: 'answer' }),
  ],
  stops: [stop(1200, 0, 1200, ['question', 'listening', 'answer', 'turn'])],
};
