/** How wide a spine is: a print house gives either a table or the thickness of its materials. */
export type SpineRule =
  | { readonly kind: 'steps'; readonly steps: readonly { readonly upToPages: number; readonly widthMm: number }[] }
  | { readonly kind: 'calculated'; readonly leafMm: number; readonly coversMm: number };

/** What one print house asks of the files; lengths in millimetres. */
export type PrintHouseProfile = {
  readonly id: string;
  /** Art beyond the trim on every side of an interior page. */
  readonly bleedMm: number;
  /** Art beyond the trim on the cover's outer sides: the bleed of a soft cover, the turn-in of a case. */
  readonly coverWrapMm: number;
  /** The interior's page count is a multiple of this. */
  readonly pagesMultipleOf: number;
  readonly minimumPpi: number;
  readonly spine: SpineRule;
};

/** Square hardcover, 24 to 84 pages on one spine width, as large houses bind it. */
export const SQUARE_HARDCOVER: PrintHouseProfile = {
  id: 'square-hardcover',
  bleedMm: 3,
  coverWrapMm: 3,
  pagesMultipleOf: 4,
  minimumPpi: 300,
  spine: { kind: 'steps', steps: [{ upToPages: 84, widthMm: 6.35 }] },
};

/** The spine's width in millimetres (two pages to a leaf), or null when the house does not bind so many pages. */
export const spineWidthMm = (profile: PrintHouseProfile, pages: number): number | null => {
  if (profile.spine.kind === 'calculated') return (pages / 2) * profile.spine.leafMm + profile.spine.coversMm;
  return profile.spine.steps.find((step) => pages <= step.upToPages)?.widthMm ?? null;
};

/** Pixels that a side of `mm` needs at the profile's resolution: 216 mm at 300 ppi are 2551 px. */
export const pixelsFor = (profile: PrintHouseProfile, mm: number): number =>
  Math.round((mm / 25.4) * profile.minimumPpi);
