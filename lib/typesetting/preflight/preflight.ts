import { PDFDocument } from '@cantoo/pdf-lib';
import { DEDICATION_PHOTO } from '../dedication-designs';
import type { InteriorPlan } from '../interior-plan';
import { type CoverMeasures, getPictureEdge, isReversed, type PrintHouseProfile } from '../print-house';
import { findBoxFaults } from './page-boxes';
import { listPageInk } from './page-ink';
import { findFirstHeadingPage, hasUnembeddedFont, listPhotoEdges, usesTransparency } from './pdf-content';
import type { PrintFault, PrintFaultCode } from './print-fault';
import { findStructureFaults } from './structure';

export type PrintExpectation = {
  readonly profile: PrintHouseProfile;
  /** The book's own pages. */
  readonly plan: InteriorPlan;
  readonly cover: CoverMeasures;
  /** Pages of the interior file. */
  readonly pages: number;
  readonly rightToLeft: boolean;
  /** The dedication's page has a photo. */
  readonly dedicationPhoto: boolean;
};

type Files = { readonly interior: Uint8Array; readonly cover: Uint8Array };

/** Index of an interior page, which a reversed file has from its end. */
function getPageIndex(index: number, { profile, rightToLeft, pages }: PrintExpectation): number {
  const marked = profile.barcodePage ? 2 : 0;
  return isReversed(profile, rightToLeft) ? pages - marked - 1 - index : index;
}

const TITLE_INDEX = 0;

/** Faults of the photo on the dedication's page, which is smaller than the page. */
function findPhotoFaults(edges: readonly { readonly edge: number }[], expected: PrintExpectation): PrintFaultCode[] {
  const required = Math.ceil((DEDICATION_PHOTO.heightMm / 25.4) * expected.profile.minimumPpi);
  return [
    ...(edges.length < (expected.dedicationPhoto ? 1 : 0) ? (['picture_missing'] as const) : []),
    ...(edges.some(({ edge }) => edge < required) ? (['picture_resolution'] as const) : []),
  ];
}

/** Faults that each file of the two may have. */
function findContentFaults(pdf: PDFDocument, file: PrintFault['file'], expected: PrintExpectation): PrintFault[] {
  const { profile, cover } = expected;
  const photoPage = file === 'interior' ? getPageIndex(expected.plan.dedicationIndex, expected) + 1 : null;
  const all = listPhotoEdges(pdf);
  const photos = all.filter(({ page }) => page === photoPage);
  const edges = all.filter(({ page }) => page !== photoPage);
  const required = getPictureEdge(profile, file === 'cover' ? 'cover' : 'page', cover);
  const faults: PrintFaultCode[] = [
    ...(hasUnembeddedFont(pdf) ? (['font_not_embedded'] as const) : []),
    ...(edges.length < (file === 'cover' ? 1 : expected.plan.pictures) ? (['picture_missing'] as const) : []),
    ...(!profile.transparency && usesTransparency(pdf) ? (['transparency'] as const) : []),
  ];
  const coarse = edges.filter(({ edge }) => edge < required);
  const photoFaults = photoPage === null ? [] : findPhotoFaults(photos, expected);
  return [
    ...faults.map((code) => ({ file, code })),
    ...photoFaults.map((code) => ({ file, code, ...(photoPage !== null && { page: photoPage }) })),
    ...coarse.map(({ page }) => ({ file, code: 'picture_resolution' as const, page })),
  ];
}

/** The title page is where the reader begins: first in the file, last in a reversed one. */
function findDirectionFaults(pdf: PDFDocument, expected: PrintExpectation): PrintFault[] {
  const { profile, rightToLeft } = expected;
  const reversed = isReversed(profile, rightToLeft);
  const title = findFirstHeadingPage(pdf);
  const declared = pdf.catalog.getViewerPreferences()?.getReadingDirection();
  const fits = title === getPageIndex(TITLE_INDEX, expected) && declared === (rightToLeft && !reversed ? 'R2L' : 'L2R');
  return fits ? [] : [{ file: 'interior', code: 'reading_direction' }];
}

const loadPdf = (bytes: Uint8Array): Promise<PDFDocument | null> =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true, ignoreEncryption: true }).catch(
    () => null,
  );

/** Pages with more ink than the house's paper takes. */
async function findInkFaults(pdf: PDFDocument, file: PrintFault['file'], limit: number): Promise<PrintFault[]> {
  const inks = await listPageInk(pdf).catch(() => null);
  if (!inks) return [{ file, code: 'picture_unreadable' }];
  return inks.flatMap((percent, index) =>
    percent > limit ? [{ file, code: 'ink' as const, page: index + 1, percent }] : [],
  );
}

type Layout = { readonly pages: number; readonly sheet: Parameters<typeof findBoxFaults>[1] };

/** Everything that both kinds of file are checked for. */
async function findFileFaults(
  bytes: Uint8Array,
  file: PrintFault['file'],
  { pages, sheet }: Layout,
  expected: PrintExpectation,
): Promise<readonly PrintFault[]> {
  const pdf = await loadPdf(bytes);
  if (!pdf) return [{ file, code: 'file_broken' }];
  // Nothing inside of a file with a password can be read.
  if (pdf.isEncrypted) return [{ file, code: 'encrypted' }];
  const structure = await findStructureFaults(bytes, pdf);
  return [
    ...structure.map((code) => ({ file, code })),
    ...(pdf.getPageCount() === pages ? [] : [{ file, code: 'page_count' } as const]),
    ...findBoxFaults(pdf, sheet, file),
    ...findContentFaults(pdf, file, expected),
    ...(await findInkFaults(pdf, file, expected.profile.maxInkPercent)),
    ...(file === 'interior' ? findDirectionFaults(pdf, expected) : []),
  ];
}

/**
 * Checks both files of a book before they leave: structure, page count, size and boxes of every page, spine, fonts,
 * resolution of every picture, transparency, total ink, reading direction. An empty list is a book that can be printed.
 */
export async function preflight(files: Files, expected: PrintExpectation): Promise<readonly PrintFault[]> {
  const { trimMm, bleedMm } = expected.profile;
  const { wrapMm, spineMm } = expected.cover;
  const page = { widthMm: trimMm, heightMm: trimMm, insetMm: bleedMm };
  const cover = { widthMm: 2 * trimMm + spineMm, heightMm: trimMm, insetMm: wrapMm };
  return [
    ...(await findFileFaults(files.interior, 'interior', { pages: expected.pages, sheet: page }, expected)),
    ...(await findFileFaults(files.cover, 'cover', { pages: 1, sheet: cover }, expected)),
  ];
}
