import { PDFDocument } from '@cantoo/pdf-lib';
import { type CoverMeasures, getPictureEdge, isReversed, type PrintHouseProfile } from '../print-house';
import { findBoxFaults } from './page-boxes';
import { findFirstHeadingPage, hasUnembeddedFont, listPhotoEdges, usesTransparency } from './pdf-content';
import type { PrintFault, PrintFaultCode } from './print-fault';

export type PrintExpectation = {
  readonly profile: PrintHouseProfile;
  readonly cover: CoverMeasures;
  /** Pages of the interior file. */
  readonly pages: number;
  readonly rightToLeft: boolean;
};

type Files = { readonly interior: Uint8Array; readonly cover: Uint8Array };

/** Pictures that fill a page: one for each spread. */
const INTERIOR_PHOTOS = 12;

/** Faults that each file of the two may have. */
function findContentFaults(pdf: PDFDocument, file: PrintFault['file'], expected: PrintExpectation): PrintFault[] {
  const { profile, cover } = expected;
  const edges = listPhotoEdges(pdf);
  const required = getPictureEdge(profile, file === 'cover' ? 'cover' : 'page', cover);
  const faults: PrintFaultCode[] = [
    ...(hasUnembeddedFont(pdf) ? (['font_not_embedded'] as const) : []),
    ...(edges.length < (file === 'cover' ? 1 : INTERIOR_PHOTOS) ? (['picture_missing'] as const) : []),
    ...(!profile.transparency && usesTransparency(pdf) ? (['transparency'] as const) : []),
  ];
  const coarse = edges.filter(({ edge }) => edge < required);
  return [
    ...faults.map((code) => ({ file, code })),
    ...coarse.map(({ page }) => ({ file, code: 'picture_resolution' as const, page })),
  ];
}

/** The title page is where the reader begins: first in the file, last in a reversed one. */
function findDirectionFaults(pdf: PDFDocument, { profile, rightToLeft, pages }: PrintExpectation): PrintFault[] {
  const reversed = isReversed(profile, rightToLeft);
  const marked = profile.barcodePage ? 2 : 0;
  const title = findFirstHeadingPage(pdf);
  const declared = pdf.catalog.getViewerPreferences()?.getReadingDirection();
  const fits = title === (reversed ? pages - marked - 1 : 0) && declared === (rightToLeft && !reversed ? 'R2L' : 'L2R');
  return fits ? [] : [{ file: 'interior', code: 'reading_direction' }];
}

const loadPdf = (bytes: Uint8Array): Promise<PDFDocument | null> =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true }).catch(() => null);

/**
 * Checks both files of a book before they leave: structure, page count, size and boxes of every page, spine, fonts,
 * resolution of every picture, transparency, reading direction. An empty list is a book that can be printed.
 */
export async function preflight(files: Files, expected: PrintExpectation): Promise<readonly PrintFault[]> {
  const [interior, cover] = await Promise.all([loadPdf(files.interior), loadPdf(files.cover)]);
  const { profile, pages } = expected;
  const { trimMm, bleedMm } = profile;
  const { wrapMm, spineMm } = expected.cover;
  return [
    ...(interior
      ? [
          ...(interior.getPageCount() === pages ? [] : [{ file: 'interior', code: 'page_count' } as const]),
          ...findBoxFaults(interior, { widthMm: trimMm, heightMm: trimMm, insetMm: bleedMm }, 'interior'),
          ...findContentFaults(interior, 'interior', expected),
          ...findDirectionFaults(interior, expected),
        ]
      : [{ file: 'interior', code: 'file_broken' } as const]),
    ...(cover
      ? [
          ...(cover.getPageCount() === 1 ? [] : [{ file: 'cover', code: 'page_count' } as const]),
          ...findBoxFaults(cover, { widthMm: 2 * trimMm + spineMm, heightMm: trimMm, insetMm: wrapMm }, 'cover'),
          ...findContentFaults(cover, 'cover', expected),
        ]
      : [{ file: 'cover', code: 'file_broken' } as const]),
  ];
}
