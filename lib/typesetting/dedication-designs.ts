/** The drawings around the family's own words, as `template/dedication.typ` draws them. */
export const DEDICATION_DESIGNS = ['stitched', 'garland', 'night', 'letter'] as const;
export type DedicationDesign = (typeof DEDICATION_DESIGNS)[number];
/** What a book has until somebody chooses. */
export const DEFAULT_DEDICATION_DESIGN: DedicationDesign = 'stitched';

/** Where the words stand on the trimmed page, in millimetres; the box is in the middle of its width. */
type TextBox = { readonly widthMm: number; readonly heightMm: number; readonly topMm: number };

/** The text box of each design: the template sets it, and `fitsDedication` checks it. */
export const DEDICATION_BOXES = {
  stitched: { widthMm: 140, heightMm: 118, topMm: 46 },
  garland: { widthMm: 118, heightMm: 100, topMm: 54 },
  night: { widthMm: 154, heightMm: 92, topMm: 67 },
  letter: { widthMm: 150, heightMm: 98, topMm: 66 },
} as const satisfies Readonly<Record<DedicationDesign, TextBox>>;
