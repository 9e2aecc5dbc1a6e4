import { type Companion, picture } from '../../picture-parts';
import { type Hero, LATER, type Touch } from './parts';

/** Its crook stands on the near knee of the child, outside of the two faces. */
const UMBRELLA = {
  id: 'umbrella',
  kind: 'umbrellaOnKnee',
  at: { x: 1788, y: 838, scale: 1.5, afloat: true, depth: 991 },
  turn: 2,
};
/** A fist round the shaft, so high above the crook. */
const fist = (x: number, y: number): Touch => ({
  at: { actor: 'umbrella', part: 'bottom', offset: [x, y] },
  shape: 'fist',
  layer: 'front',
});

/** Where the tired arm is shaken out. */
const SHAKEN = { x: 1700, y: 616 } as const;

/** The child who leans on grandpa and holds the umbrella over both of them and the dog; the other arm has just let go. */
const UNDER_UMBRELLA: Hero = {
  pose: 'askOnSeat',
  expression: 'tenderness',
  outfit: LATER,
  tilt: 0.18,
  yaw: 0.42,
  pitch: -0.04,
  lookAt: { actor: 'grandfather' },
  hands: {
    left: { at: SHAKEN, shape: 'relaxed', angle: 150, elbow: 'down' },
    right: { ...fist(2, -150), angle: 190, elbow: 'down' },
  },
};

/** Behind the child ends the arm of grandpa; no hand of his comes between those of the child. */
const BEHIND: Touch = { at: { actor: 'hero', part: 'belly' }, shape: 'rest', layer: 'behind' };
const SITTING = { x: 2064, y: 852, scale: 1.55, afloat: true, depth: 985 } as const;
const KEPT_DRY: Companion = {
  kind: 'grandfather',
  at: SITTING,
  expression: 'tenderness',
  pose: 'sitOpen',
  facing: -1,
  lookAt: { actor: 'hero', part: 'crown' },
  tilt: -0.16,
  pitch: 0.3,
  hands: {
    left: BEHIND,
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [60, -40] }, shape: 'rest', elbow: 'right' },
  },
};
/** Grandma is in the dry as well. */
const PHOTO: Companion = {
  kind: 'photoOfGrandmother',
  at: { x: 1590, y: 470, scale: 0.68, depth: 900, afloat: true },
};
const DOG_ASLEEP: Companion = {
  kind: 'dogAsleep',
  at: { x: 1590, y: 1050, scale: 1.1 },
  expression: 'asleep',
};

/** Close together on the sofa, the child holds the umbrella over grandpa and itself. */
export const underUmbrella = picture({
  stage: 'sofaWide',
  palette: 'rain',
  view: { x: 460, y: 86, width: 1940, height: 970 },
  heroes: [{ ...UNDER_UMBRELLA, at: { x: 1834, y: 858, scale: 1.5, afloat: true, depth: 990 } }],
  companions: [PHOTO, KEPT_DRY, DOG_ASLEEP],
  props: [UMBRELLA, { kind: 'shakeMarks', at: { ...SHAKEN, scale: 1.5, afloat: true, depth: 1000 } }],
  quietZones: [{ x: 820, y: 520, rx: 940, ry: 900, colour: '#46516c', alpha: 0.74 }],
});
