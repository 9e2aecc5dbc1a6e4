import type { Painter } from '../paint';

/** What a declaration can change about a prop. */
export type PropLook = {
  readonly colour?: string;
  /** Number of parts, if a prop has one (burning candles, balls in a basket). */
  readonly count?: number;
};

/** A prop, in figure units around its ground point, or around the grip at the origin if held. */
export type Prop = {
  readonly draw: (p: Painter, look: PropLook) => void;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Half the width of its shadow on the ground. */
  readonly shadow: number;
  readonly light?: { readonly y: number; readonly reach: number; readonly colour: string };
  /** Must not be mirrored: candles are lit from the right. */
  readonly handed?: boolean;
  /** Where a rider or passenger sits, in figure units: a swing, a sledge, a boat. */
  readonly seat?: readonly [number, number];
};
