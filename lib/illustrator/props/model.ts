import type { Painter } from '../paint';

/** What a declaration may change about a thing. */
export type PropLook = {
  readonly colour?: string;
  /** How many, where a thing has a number (candles that burn, balls in a basket). */
  readonly count?: number;
};

/** A thing, in figure units around its ground point (or, when held, around the grip at the origin). */
export type Prop = {
  readonly draw: (p: Painter, look: PropLook) => void;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Half the width of its shadow on the ground. */
  readonly shadow: number;
  readonly light?: { readonly y: number; readonly reach: number; readonly colour: string };
  /** Must not be seen in a mirror: candles are lit from the right. */
  readonly handed?: boolean;
  /** Where a rider or passenger sits, in figure units: a swing, a sledge, a boat. */
  readonly seat?: readonly [number, number];
};
