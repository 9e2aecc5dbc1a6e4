/** Width of a spine: a print house supplies either a table or the thickness of its materials. */
export type SpineRule =
  | { readonly kind: 'steps'; readonly steps: readonly { readonly upToPages: number; readonly widthMm: number }[] }
  | { readonly kind: 'calculated'; readonly leafMm: number; readonly coversMm: number };

/** A print house's file requirements; lengths in millimetres. */
export type PrintHouseProfile = {
  readonly id: string;
  /** Bleed on every side of an interior page. */
  readonly bleedMm: number;
  /** Bleed on the cover's outer sides: of a soft cover, or the wrap of a case. */
  readonly coverWrapMm: number;
  /** The interior's page count must be a multiple of this. */
  readonly pagesMultipleOf: number;
  readonly minimumPpi: number;
  readonly spine: SpineRule;
};

/** Square hardcover, 24 to 84 pages with one spine width, as large print houses bind it. */
export const SQUARE_HARDCOVER: PrintHouseProfile = {
  id: 'square-hardcover',
  bleedMm: 3,
  coverWrapMm: 3,
  pagesMultipleOf: 4,
  minimumPpi: 300,
  spine: { kind: 'steps', steps: [{ upToPages: 84, widthMm: 6.35 }] },
};

/** The spine's width in millimetres (two pages per leaf), or null when the print house cannot bind this page count. */
export const getSpineWidthMm = (profile: PrintHouseProfile, pages: number): number | null => {
  if (profile.spine.kind === 'calculated') return (pages / 2) * profile.spine.leafMm + profile.spine.coversMm;
  return profile.spine.steps.find((step) => pages <= step.upToPages)?.widthMm ?? null;
};

/** Required pixels for a side of `mm` at the profile's resolution: 216 mm at 300 ppi are 2551 px. */
export const getRequiredPixels = (profile: PrintHouseProfile, mm: number): number =>
  Math.round((mm / 25.4) * profile.minimumPpi);
