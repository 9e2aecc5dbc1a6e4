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
export { isTextFault } from './is-text-fault';
export type { DedicationLayout, DedicationLine, MeasureText, PageLayout, ParagraphLayout } from './layout/model';
export { styleParagraphs } from './layout/paragraph-style';
export {
  type BookFrame,
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
  isReversed,
  PRINT_HOUSE_PROFILES,
  type PrintHouseProfile,
  SQUARE_8_5_INCH,
  SQUARE_210,
} from './print-house';
export { isPrintable, listUnprintable, toPrintable } from './printable/printable';
export { checkLetters, printedLine } from './printable/printed-field';
export { toPrintedText } from './printable/printed-text';
export type { QrBars } from './qr-bars';
export { BACKDROP_STOPS } from './spread/backdrop';
export { type CheckedComposition, type CompositionIssue, checkComposition } from './spread/check-composition';
export { layoutSpreadTexts } from './spread/layout-spread';
export type { Pixels } from './spread/measure-contrast';
export {
  type Backdrop,
  POINTS_PER_UNIT,
  type SpreadLine,
  type SpreadTextLayout,
  type SpreadWords,
} from './spread/model';
export { roomLeft } from './spread/room-left';
export { TONE_COLOURS, toToneColour } from './spread/tones';
export { type Direction, getLineDirection } from './text/direction';
export { markHeroName, splitHeroRuns, stripIsolates } from './text/hero-name';
