/** Width of a spine: a print house supplies either a table or the thickness of its materials. */
export type SpineRule =
  | { readonly kind: 'steps'; readonly steps: readonly { readonly upToPages: number; readonly widthMm: number }[] }
  | { readonly kind: 'calculated'; readonly leafMm: number; readonly coversMm: number };

/** A print house's file requirements; lengths in millimetres. */
export type PrintHouseProfile = {
  readonly id: string;
  /** Edge of the trimmed, square page. */
  readonly trimMm: number;
  /** Bleed on every side of an interior page. */
  readonly bleedMm: number;
  /** How far inside the cut words and faces are certain to stay: the press and the knife are never exact. */
  readonly safeMm: number;
  /** Bleed on the cover's outer sides: of a soft cover, or the wrap of a case. */
  readonly coverWrapMm: number;
  /** The interior's page count must be a multiple of this. */
  readonly pagesMultipleOf: number;
  readonly minimumPpi: number;
  readonly spine: SpineRule;
  /** The edges at which it can glue or sew; a house that knows only one gets right-to-left books reversed. */
  readonly binding: 'either' | 'left';
  /**
   * Right-to-left books are sent with their last page first. A block is symmetrical: bound at the left and turned over,
   * it opens at the right.
   */
  readonly reverseInterior: boolean;
  /** It prints its barcode on the last sheet of the file, which is left empty: of a reversed book, before the title. */
  readonly barcodePage: boolean;
  /** Pictures may have transparent parts; otherwise everything is flattened. */
  readonly transparency: boolean;
  /** The most ink that its paper takes, the sum of all four in percent. */
  readonly maxInkPercent: number;
};

/** A house that binds 210 mm squares in hard covers at either edge; 24 to 84 pages have one spine width. */
export const SQUARE_210: PrintHouseProfile = {
  id: 'square-210',
  trimMm: 210,
  bleedMm: 3,
  safeMm: 5,
  coverWrapMm: 3,
  pagesMultipleOf: 4,
  minimumPpi: 300,
  spine: { kind: 'steps', steps: [{ upToPages: 84, widthMm: 6.35 }] },
  binding: 'either',
  reverseInterior: false,
  barcodePage: false,
  transparency: true,
  // The usual limit of offset printing on coated paper.
  maxInkPercent: 300,
};

/**
 * 8.5 × 8.5 inches in a printed case, as Lulu makes it: bleed 0.125 in, wrap 0.875 in, spine 0.25 in up to 84 pages, no
 * transparency, at most 270 % of ink, 0.5 in of margin, glued at the left only (Lulu, "Book creation guide"). The printer's own cover size wins over this one.
 */
export const SQUARE_8_5_INCH: PrintHouseProfile = {
  id: 'square-8.5-inch',
  trimMm: 215.9,
  bleedMm: 3.175,
  safeMm: 12.7,
  coverWrapMm: 22.225,
  pagesMultipleOf: 2,
  minimumPpi: 300,
  spine: { kind: 'steps', steps: [{ upToPages: 84, widthMm: 6.35 }] },
  binding: 'left',
  reverseInterior: true,
  barcodePage: false,
  transparency: false,
  maxInkPercent: 270,
};

/** Every format that the shop's books are printed in. */
export const PRINT_HOUSE_PROFILES: readonly PrintHouseProfile[] = [SQUARE_210, SQUARE_8_5_INCH];

/** A sheet, that is two pages. */
const BARCODE_PAGES = 2;

/** Pages of the interior file: the book's own and those that the print house marks. */
export const getFilePages = (profile: PrintHouseProfile, pages: number): number =>
  pages + (profile.barcodePage ? BARCODE_PAGES : 0);

/** Whether the file of such a book begins with its last page. */
export const isReversed = ({ reverseInterior }: PrintHouseProfile, rightToLeft: boolean): boolean =>
  rightToLeft && reverseInterior;

/** The edge at which the print house binds this book. */
export const getBindingEdge = ({ binding }: PrintHouseProfile, rightToLeft: boolean): 'left' | 'right' =>
  rightToLeft && binding === 'either' ? 'right' : 'left';

/** Sheet of the cover in millimetres. */
export type CoverSize = { readonly widthMm: number; readonly heightMm: number };
export type CoverMeasures = { readonly wrapMm: number; readonly spineMm: number };

/**
 * Wrap and spine of a cover: from the printer's own size of the sheet, or else from the profile; `null` when the print
 * house cannot bind this page count.
 */
export function getCoverMeasures(profile: PrintHouseProfile, pages: number, size?: CoverSize): CoverMeasures | null {
  const { trimMm, coverWrapMm } = profile;
  if (size) {
    const wrapMm = (size.heightMm - trimMm) / 2;
    return { wrapMm, spineMm: size.widthMm - 2 * (trimMm + wrapMm) };
  }
  const spineMm = getSpineWidthMm(profile, pages);
  return spineMm === null ? null : { wrapMm: coverWrapMm, spineMm };
}

/** The spine's width in millimetres (two pages per leaf), or null when the print house cannot bind this page count. */
export const getSpineWidthMm = (profile: PrintHouseProfile, pages: number): number | null => {
  if (profile.spine.kind === 'calculated') return (pages / 2) * profile.spine.leafMm + profile.spine.coversMm;
  return profile.spine.steps.find((step) => pages <= step.upToPages)?.widthMm ?? null;
};

/** Edge in pixels of a picture that fills a page with its bleed, or the front of the cover with its wrap. */
export const getPictureEdge = (profile: PrintHouseProfile, kind: 'page' | 'cover', cover?: CoverMeasures): number => {
  const around = kind === 'page' ? profile.bleedMm : (cover?.wrapMm ?? profile.coverWrapMm);
  const pixels = ((profile.trimMm + 2 * around) / 25.4) * profile.minimumPpi;
  // Without the error of binary fractions, which would add a pixel.
  return Math.ceil(Number(pixels.toFixed(3)));
};
