import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, picture, stop } from '../../picture-parts';
import { type Hero, LATER } from './parts';

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
    right: {
      at: { actor: 'grandfather', part: 'leftHand', offset: [34, -40] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
    left: {
      at: { actor: 'grandfather', part: 'leftHand', offset: [-18, 0] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
  },
};
const PLACE = { x: 1798, y: 858, scale: 1.5, afloat: true, depth: 990 } as const;

/** He looks all the way down; nothing stands before what is seen there. */
const MISSING_HER: Companion = {
  kind: 'grandfather',
  at: { x: 2092, y: 852, scale: 1.55, afloat: true, depth: 985 },
  expression: 'sad',
  pose: 'sitOpen',
  facing: -1,
  inside: 'longRain',
  lookAt: { actor: 'grandfather', part: 'lap' },
  pitch: 0.38,
  tilt: -0.2,
  hands: {
    left: { at: { actor: 'grandfather', part: 'leftKnee', offset: [10, -34] }, shape: 'rest', elbow: 'down' },
    right: {
      at: { actor: 'grandfather', part: 'rightKnee', offset: [90, -48] },
      shape: 'rest',
      elbow: 'right',
    },
  },
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
        { kind: 'photoOfGrandmother', at: { x: 1824, y: 372, scale: 0.98, depth: 900, afloat: true } },
        {
          kind: 'dogLie',
          at: { x: 1330, y: 922, scale: 0.95 },
          expression: 'sad',
          lookAt: { actor: 'grandfather' },
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
