/** The drawings around the family's own words, as `template/dedication.typ` draws them. */
export const DEDICATION_DESIGNS = ['stitched', 'garland', 'night', 'letter'] as const;
export type DedicationDesign = (typeof DEDICATION_DESIGNS)[number];
/** What a book has until somebody chooses. */
export const DEFAULT_DEDICATION_DESIGN: DedicationDesign = 'stitched';

/** Where the words stand on the trimmed page, in millimetres; the box is in the middle of its width. */
export type DedicationBox = { readonly widthMm: number; readonly heightMm: number; readonly topMm: number };

/** The middle of the printed photo on the trimmed page, in millimetres from its left and top edge. */
type PhotoPlace = { readonly xMm: number; readonly yMm: number };

type DesignLayout = {
  readonly words: DedicationBox;
  /** With a photo: the words below it, and where it is. */
  readonly wordsBelow: DedicationBox;
  readonly photo: PhotoPlace;
};

/** The page of each design: the template sets it, `fitsDedication` checks it and the editor shows it. */
const DEDICATION_LAYOUTS: Readonly<Record<DedicationDesign, DesignLayout>> = {
  stitched: {
    words: { widthMm: 140, heightMm: 118, topMm: 46 },
    wordsBelow: { widthMm: 146, heightMm: 82, topMm: 85 },
    photo: { xMm: 105, yMm: 53 },
  },
  garland: {
    words: { widthMm: 118, heightMm: 100, topMm: 54 },
    wordsBelow: { widthMm: 126, heightMm: 82, topMm: 87 },
    photo: { xMm: 105, yMm: 58 },
  },
  night: {
    words: { widthMm: 154, heightMm: 92, topMm: 67 },
    wordsBelow: { widthMm: 156, heightMm: 74, topMm: 89 },
    photo: { xMm: 105, yMm: 59 },
  },
  // The stamp is at the upper right, whatever the direction of the words.
  letter: {
    words: { widthMm: 150, heightMm: 98, topMm: 66 },
    wordsBelow: { widthMm: 156, heightMm: 88, topMm: 77 },
    photo: { xMm: 60, yMm: 46 },
  },
};

/**
 * The printed photo in millimetres, without its white border. It is the same in every print format, so that the
 * smallest accepted photo (600 pixels wide) has more than 300 pixels per inch.
 */
export const DEDICATION_PHOTO = { widthMm: 50, heightMm: 37.5, borderMm: 2.8 } as const;

const PHOTO_TURN_DEGREES = 3;

/** The box of the words, with or without a photo above them. */
export const getDedicationBox = (design: DedicationDesign, hasPhoto: boolean): DedicationBox =>
  DEDICATION_LAYOUTS[design][hasPhoto ? 'wordsBelow' : 'words'];

/** Where a photo is: above the words, or where they would be. */
export function getPhotoPlace(design: DedicationDesign, hasWords: boolean): PhotoPlace {
  const { words, photo } = DEDICATION_LAYOUTS[design];
  return hasWords ? photo : { xMm: 105, yMm: words.topMm + words.heightMm / 2 };
}

/** How far a photo is turned clockwise, in degrees: its upper edge rises in the direction of the words. */
export const getPhotoTurn = (direction: 'rtl' | 'ltr'): number =>
  direction === 'rtl' ? PHOTO_TURN_DEGREES : -PHOTO_TURN_DEGREES;
