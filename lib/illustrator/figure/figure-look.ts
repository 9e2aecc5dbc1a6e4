import type { Box, Painter, Vec } from '../paint';
import type { Build } from './body/proportions';
import type { ExpressionName } from './expressions';
import type { FaceSource } from './face-layer';
import type { HandTargets } from './hand-targets';
import type { GrownUp } from './head/grown-up';
import type { OutfitName } from './outfits';
import type { BodyPart, Layer, Side } from './pose';
import type { PoseName } from './poses';

/** Draws a thing with the painter's current frame. */
export type DrawThing = (painter: Painter) => void;

export type FigureLook = {
  readonly pose: PoseName;
  readonly expression: ExpressionName;
  readonly outfit: OutfitName;
  /** 1 faces the right of the picture, -1 the left. */
  readonly facing?: 1 | -1;
  /** Head turn in radians, positive to the right of the picture; the pose's own by default. */
  readonly yaw?: number;
  /** Nod downwards and tilt to the right of the picture, radians, added to the pose's own. */
  readonly pitch?: number;
  readonly tilt?: number;
  /** Where the eyes look, -1..1, right and down positive. */
  readonly gaze?: Vec;
  /** Wind and weightlessness of the scene, in the page's frame. */
  readonly air?: { readonly wind: Vec; readonly float: number };
  /** Drawn between palm and fingers: head units, upright, origin in the grip, not mirrored. */
  readonly holds?: DrawThing;
  /** Page-frame drawings at the pose's own places: a quilt over the legs, the sill under the arms. */
  readonly cover?: DrawThing;
  readonly support?: DrawThing;
  /** Drawings in the page's frame between the figure's limbs: an actor in the arms or a mount. */
  readonly embrace?: DrawThing;
  readonly mount?: DrawThing;
  /** What is inside of the tummy, in the frame of `drawTummy`. */
  readonly inside?: DrawThing;
  /** Height above the ground, head units, at which the arms close around somebody who stands there. */
  readonly embraceHeight?: number;
  /** Height above the ground, head units, of the hand that is held in `holdHands`. */
  readonly handHeight?: number;
  /** Hands that meet a point, in the frame of the figure's place. */
  readonly hands?: HandTargets;
  /** Draws only these layers: for a figure whose arms lie in front of or behind somebody else. */
  readonly only?: (layer: Layer) => boolean;
  /** The painted head of the advanced model. */
  readonly face?: FaceSource;
  /** The child's own face is drawn closer to its photo. */
  readonly closer?: boolean;
  /** Set for an adult figure: head details. */
  readonly grownUp?: GrownUp;
  /** Body type; a child's by default. */
  readonly build?: Build;
};

/** Where the figure stands: the point between its feet (see `Pose.stands`), and page units per head unit. */
export type FigurePlace = { readonly x: number; readonly y: number; readonly scale: number };

/** Where things are after drawing, in page units. */
export type FigureAnchors = {
  readonly wrists: Readonly<Record<Side, Vec>>;
  readonly shoulders: Readonly<Record<Side, Vec>>;
  /** Where a thing is held or rests, by hand. */
  readonly grips: Readonly<Record<Side, Vec>>;
  /** Grip of the hand that the pose holds things in. */
  readonly palm: Vec;
  /** Places of the body that hands of others rest on. */
  readonly parts: Readonly<Record<BodyPart, Vec>>;
  /** How far each aimed hand stays from its target, head units. */
  readonly gaps: Readonly<Partial<Record<Side, number>>>;
  readonly headCentre: Vec;
  readonly headBox: Box;
  /** Where the arms close around an actor, in poses that can hug; where the figure sits. */
  readonly embrace: Vec | null;
  readonly seat: Vec;
  /** Height of the ground under the figure. */
  readonly groundY: number;
};
