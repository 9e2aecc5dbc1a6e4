import type { Character } from '../character';
import type { ExpressionName } from '../figure';
import type { Painter, Vec } from '../paint';
import type { PlaceName } from '../scene';
import type { Mood } from './mood';

/** What a drawing may know about the picture it is in. */
export type CompanionLook = {
  readonly mood: Mood;
  /** The name of that mood: people have whole faces; calm by custom. */
  readonly expression?: ExpressionName;
  /** Fur, feathers or scales in another colour than usual. */
  readonly colour?: string;
  /** The hero, for a family that looks like them. */
  readonly hero: Character | null;
  /** People only: names of `figure/`. */
  readonly pose?: string;
  readonly outfit?: string;
  readonly headwear?: Character['headwear'];
  /** Where the story is set: how people look who are not of the family. */
  readonly place?: PlaceName;
};

/** A companion is drawn in figure units around its ground point, facing the right of the picture. */
export type Companion = {
  readonly draw: (p: Painter, look: CompanionLook) => void;
  /** What the drawing needs, in figure units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Half the width of its shadow on the ground; 0 for what flies, swims or perches. */
  readonly shadow: number;
  /** Its own light, in figure units. */
  readonly light?: { readonly y: number; readonly reach: number; readonly colour: string };
  /** Where arms close around it, in figure units: it can be hugged or carried. */
  readonly hold?: Vec;
  /** People only: the disc of their head, in figure units. Who has none is nearly as large as its box. */
  readonly face?: (look: CompanionLook) => { readonly x: number; readonly y: number; readonly r: number };
  /** People only: the hand that they give in the pose `holdHands`, in figure units. */
  readonly hand?: Vec;
  /** Where a rider sits, in figure units: it can be ridden. */
  readonly saddle?: Vec;
};
