import { PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import type { FinishOptions } from './compile-job';
import { setActualTexts } from './text/actual-text.ts';
import { makeTextSearchable } from './text/searchable-text.ts';

const POINTS_PER_MM = 72 / 25.4;

const toPoints = (mm: number): number => Number((mm * POINTS_PER_MM).toFixed(3));

/** Sets the page boxes: the media box equals the bleed box and contains the trim box (ISO 15930). */
const setBoxes = (pdf: PDFDocument, trimInsetMm: number): void => {
  const inset = toPoints(trimInsetMm);
  for (const page of pdf.getPages()) {
    const { width, height } = page.getMediaBox();
    page.setBleedBox(0, 0, width, height);
    page.setTrimBox(inset, inset, width - 2 * inset, height - 2 * inset);
  }
};

/** Writes the outline: one flat list, each entry shows a whole page. */
const setBookmarks = (pdf: PDFDocument, bookmarks: FinishOptions['bookmarks']): void => {
  const outline = pdf.context.nextRef();
  const items = bookmarks.map((bookmark) => ({ ...bookmark, ref: pdf.context.nextRef() }));
  items.forEach(({ label, pageIndex, ref }, index) => {
    const entry = pdf.context.obj({ Parent: outline, Dest: [pdf.getPage(pageIndex).ref, PDFName.of('Fit')] });
    entry.set(PDFName.of('Title'), PDFHexString.fromText(label));
    const link = (key: string, neighbour: { ref: PDFRef } | undefined) => {
      if (neighbour) entry.set(PDFName.of(key), neighbour.ref);
    };
    link('Prev', items[index - 1]);
    link('Next', items[index + 1]);
    pdf.context.assign(ref, entry);
  });
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return;
  pdf.context.assign(
    outline,
    pdf.context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: PDFNumber.of(items.length) }),
  );
  pdf.catalog.set(PDFName.of('Outlines'), outline);
};

const INHERITABLE = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Puts the last page first: one flat page tree, so that no page inherits from a node that is gone. */
const reversePages = (pdf: PDFDocument): void => {
  const root = pdf.catalog.get(PDFName.of('Pages'));
  const pages = pdf.getPages();
  if (!root) return;
  for (const { node } of pages) {
    for (const name of INHERITABLE.map((key) => PDFName.of(key))) {
      const value = node.getInheritableAttribute(name);
      if (value) node.set(name, value);
    }
    node.set(PDFName.of('Parent'), root);
  }
  pdf.catalog.Pages().set(PDFName.of('Kids'), pdf.context.obj(pages.map(({ ref }) => ref).reverse()));
};

/** Adds empty pages of the same size at the end of the file. */
const addEmptyPages = (pdf: PDFDocument, count: number): void => {
  const { width, height } = pdf.getPage(0).getMediaBox();
  for (let added = 0; added < count; added += 1) pdf.addPage([width, height]);
};

/** Adds what the typesetter does not write: boxes, outline, layout and reading direction. Deterministic. */
export const finishPdf = async (bytes: Uint8Array, options: FinishOptions): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  if (options.reversePages) reversePages(pdf);
  if (options.emptyPages) addEmptyPages(pdf, options.emptyPages);
  if (options.trimInsetMm !== undefined) setBoxes(pdf, options.trimInsetMm);
  if (options.bookmarks.length > 0) setBookmarks(pdf, options.bookmarks);
  if (options.spoken.length > 0) setActualTexts(pdf, options.spoken);
  makeTextSearchable(pdf);
  const viewer = pdf.catalog.getOrCreateViewerPreferences();
  viewer.setDisplayDocTitle(true);
  viewer.dict.set(PDFName.of('Direction'), PDFName.of(options.rightToLeft ? 'R2L' : 'L2R'));
  pdf.catalog.set(PDFName.of('PageLayout'), PDFName.of(options.pageLayout));
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
};
