/** What makes a head that of an adult: a longer lower face, smaller eyes, and these. */
export type GrownUp = {
  /** Laugh lines, softer lids. */
  readonly elder: boolean;
  readonly beard: 'none' | 'short' | 'full' | 'moustache';
  /** Without hair on the crown, or anywhere. */
  readonly bald?: 'top' | 'whole';
  /** sRGB hex. */
  readonly beardColour: string;
  readonly lashes: boolean;
  /** Has a face like a child's own, so that all heads of a picture are drawn alike. */
  readonly ownFace?: boolean;
};
