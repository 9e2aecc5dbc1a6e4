export {
  DEDICATION_DESIGNS,
  DEDICATION_PHOTO,
  DEFAULT_DEDICATION_DESIGN,
  type DedicationBox,
  type DedicationDesign,
  getDedicationBox,
  getPhotoPlace,
  getPhotoTurn,
} from './dedication-designs';
export { getInteriorPlan, type InteriorPlan } from './interior-plan';
export { isTextFault } from './is-text-fault';
export { type MeasuringContext, measureWith } from './layout/measure-with';
export type { DedicationLayout, DedicationLine, MeasureText, PageLayout, ParagraphLayout } from './layout/model';
export { styleParagraphs } from './layout/paragraph-style';
export {
  type BookInput,
  type BookmarkLabels,
  INTERIOR_PAGES,
  type PictureBookInput,
  type PictureInput,
  type PictureSpreadInput,
  type SmallPictures,
  type SpreadInput,
  TRIM_MM,
  type TypesetterInput,
} from './model';
export {
  type CoverSize,
  getBindingEdge,
  getCoverMeasures,
  getFilePages,
  getPictureEdge,
  getSpreadSize,
  isReversed,
  PRINT_HOUSE_PROFILES,
  type PrintHouseProfile,
  SQUARE_8_5_INCH,
  SQUARE_210,
} from './print-house';
export { isPrintable, listUnprintable, toPrintable } from './printable/printable';
export { checkLetters, printedLine, toPrintedText } from './printable/printed-field';
export type { QrBars } from './qr-bars';
export { type CheckedComposition, type CompositionNote, checkComposition } from './spread/check-composition';
export { layoutSpreadTexts } from './spread/layout-spread';
export { type LineContrast, measureTextContrast, type Pixels } from './spread/measure-contrast';
export {
  GUTTER,
  POINTS_PER_UNIT,
  type SpreadLine,
  type SpreadTextLayout,
  type SpreadWords,
  type Veil,
} from './spread/model';
export { roomLeft } from './spread/room-left';
export { TONE_COLOURS } from './spread/tones';
export { VEIL_STOPS } from './spread/veil';
export { type Direction, getLineDirection } from './text/direction';
export { markHeroName, splitHeroRuns, stripIsolates } from './text/hero-name';
