import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { PrintFault, PrintFaultCode } from './print-fault';

type Sheet = {
  /** Of the trimmed sheet. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Bleed or wrap around it. */
  readonly insetMm: number;
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const POINTS_PER_MM = 72 / 25.4;
/** Points; less than a tenth of a millimetre. */
const TOLERANCE = 0.2;

const isNear = (points: number, mm: number): boolean => Math.abs(points - mm * POINTS_PER_MM) <= TOLERANCE;

const isBox = (box: Box, x: number, width: number, height: number): boolean =>
  isNear(box.x, x) && isNear(box.y, x) && isNear(box.width, width) && isNear(box.height, height);

function findPageFault(page: PDFPage, { widthMm, heightMm, insetMm }: Sheet, isCover: boolean): PrintFaultCode | null {
  const [fullWidth, fullHeight] = [widthMm + 2 * insetMm, heightMm + 2 * insetMm];
  const media = page.getMediaBox();
  if (isCover && isNear(media.height, fullHeight) && !isNear(media.width, fullWidth)) return 'spine';
  if (!isBox(media, 0, fullWidth, fullHeight)) return 'page_size';
  if (!isBox(page.getBleedBox(), 0, fullWidth, fullHeight)) return 'bleed_box';
  return isBox(page.getTrimBox(), insetMm, widthMm, heightMm) ? null : 'trim_box';
}

/** The first fault of each page's boxes: media and bleed box contain the bleed, the trim box does not. */
export const findBoxFaults = (pdf: PDFDocument, sheet: Sheet, file: PrintFault['file']): readonly PrintFault[] =>
  pdf.getPages().flatMap((page, index) => {
    const code = findPageFault(page, sheet, file === 'cover');
    return code ? [{ file, code, page: index + 1 }] : [];
  });
