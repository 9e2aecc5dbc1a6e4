import type { Character } from '../character/character';
import type { BodyPart, DrawThing, ExpressionName, HandTargets, Layer } from '../figure';
import type { Painter, Vec } from '../paint';
import type { PlaceName } from '../scene';
import type { Mood } from './mood';

/** What a drawing may know about the picture it is in. */
export type CompanionLook = {
  readonly mood: Mood;
  /** Name of the expression, for people, who have whole faces; calm by default. */
  readonly expression?: ExpressionName;
  /** Overrides the usual colour of fur, feathers or scales. */
  readonly colour?: string;
  /** The hero, so that family members resemble them. */
  readonly hero: Character | null;
  /** People only: names of `figure/`. */
  readonly pose?: string;
  readonly outfit?: string;
  readonly headwear?: Character['headwear'];
  /** People only: what is inside of the tummy. */
  readonly inside?: DrawThing;
  /** Turn, nod and tilt of the head in its own frame, radians. */
  readonly yaw?: number;
  readonly pitch?: number;
  readonly tilt?: number;
  /** Where the eyes look in its own frame, -1..1, right and down positive. */
  readonly gaze?: Vec;
  /** Hands that meet a point of its own frame; draws only these layers. */
  readonly hands?: HandTargets;
  readonly only?: (layer: Layer) => boolean;
  /** Drawn the wrong way round, by its place in the picture or by a mirrored book: what can be read is turned back. */
  readonly reversed?: boolean;
  /** Parents only: with a face like the hero's own. */
  readonly ownFace?: boolean;
  /** People only: has the body of picture books. */
  readonly pictureBook?: boolean;
  /** The whole picture is mirrored when it is finished: a right hand is drawn as a left one. */
  readonly mirrored?: boolean;
  /** Where the story is set, for the looks of people outside the family. */
  readonly place?: PlaceName;
};

/** A companion, drawn in figure units around its ground point, facing right. */
export type Companion = {
  readonly draw: (p: Painter, look: CompanionLook) => void;
  /** What the drawing needs, in figure units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Room above the box for ears that stand only if the family says so; it moves no picture. */
  readonly above?: number;
  /** Half the width of its shadow on the ground; 0 if it flies, swims or perches. */
  readonly shadow: number;
  /** Its own light, in figure units. */
  readonly light?: { readonly y: number; readonly reach: number; readonly colour: string };
  /** Where arms close around it, in figure units, if it can be hugged or carried. */
  readonly hold?: Vec;
  /** People only: all that their drawing depends on, so that what is drawn once can be kept. */
  readonly key?: (look: CompanionLook) => string;
  /** People only: the disc of the head, in figure units. Companions without it are nearly as large as their box. */
  readonly face?: (look: CompanionLook) => { readonly x: number; readonly y: number; readonly r: number };
  /** People only: places of the body that hands of others rest on, in figure units. */
  readonly parts?: (look: CompanionLook) => Readonly<Record<BodyPart, Vec>>;
  /** People only: the hand that others hold in the pose `holdHands`, in figure units. */
  readonly hand?: Vec;
  /** Where a rider sits, in figure units, if it can be ridden. */
  readonly saddle?: Vec;
};
