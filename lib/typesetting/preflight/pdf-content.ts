import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

const listObjects = (pdf: PDFDocument): PDFObject[] =>
  pdf.context.enumerateIndirectObjects().map(([, object]) => object);

const getDict = (object: PDFObject): PDFDict | null =>
  object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : null;

const nameOf = (dict: PDFDict, key: string): string | undefined => dict.get(PDFName.of(key))?.toString();

/** Whether a font of the file would be replaced by whatever the printer has. */
export const hasUnembeddedFont = (pdf: PDFDocument): boolean =>
  listObjects(pdf).some((object) => {
    const dict = getDict(object);
    if (dict && nameOf(dict, 'Type') === '/FontDescriptor') {
      return !['FontFile', 'FontFile2', 'FontFile3'].some((key) => dict.has(PDFName.of(key)));
    }
    // A simple font without a descriptor is one of the standard fonts, which are never embedded.
    return (
      dict !== null &&
      nameOf(dict, 'Type') === '/Font' &&
      !['/Type0', '/Type3'].includes(nameOf(dict, 'Subtype') ?? '') &&
      !dict.has(PDFName.of('FontDescriptor'))
    );
  });

/** `page` counts from 1. */
type PhotoEdge = { readonly page: number; readonly edge: number };

/** Shorter edge in pixels of every JPEG: pictures that fill a page, and photos; the small pictures in the text are none. */
export const listPhotoEdges = (pdf: PDFDocument): readonly PhotoEdge[] =>
  pdf.getPages().flatMap(({ node }, index) => {
    const pictures = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
    return collectImages(pictures).flatMap(({ dict }) => {
      if (!dict.get(PDFName.of('Filter'))?.toString().includes('/DCTDecode')) return [];
      const edges = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key), PDFNumber).asNumber());
      return [{ page: index + 1, edge: Math.min(...edges) }];
    });
  });

/** Images of a resource dictionary, also inside of forms. */
function collectImages(xObjects: PDFDict | undefined, depth = 0): PDFRawStream[] {
  if (!xObjects || depth > 4) return [];
  return xObjects.keys().flatMap((key) => {
    const stream = xObjects.lookup(key);
    if (!(stream instanceof PDFRawStream)) return [];
    if (nameOf(stream.dict, 'Subtype') === '/Image') return [stream];
    const resources = stream.dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
    return collectImages(resources?.lookupMaybe(PDFName.of('XObject'), PDFDict), depth + 1);
  });
}

/** Whether anything in the file is see-through: a soft mask, or a graphics state with an opacity below one. */
export const usesTransparency = (pdf: PDFDocument): boolean =>
  listObjects(pdf).some((object) => {
    const dict = getDict(object);
    if (!dict) return false;
    const mask = dict.get(PDFName.of('SMask'));
    if (mask && mask.toString() !== '/None') return true;
    return ['ca', 'CA'].some((key) => {
      const opacity = dict.get(PDFName.of(key));
      return opacity instanceof PDFNumber && opacity.asNumber() < 1;
    });
  });

/** Index of the page with the book's only level-one heading, its title; `null` without one. */
export function findFirstHeadingPage(pdf: PDFDocument): number | null {
  const heading = listObjects(pdf).find((object) => {
    const dict = getDict(object);
    return dict !== null && nameOf(dict, 'S') === '/H1';
  });
  const page = heading instanceof PDFDict ? findPageRef(heading, pdf) : null;
  const index = pdf.getPages().findIndex(({ ref }) => ref === page);
  return index < 0 ? null : index;
}

/** The page of a structure element: its own, or that of its first child that has one. */
function findPageRef(element: PDFDict, pdf: PDFDocument, depth = 0): PDFRef | null {
  const page = element.get(PDFName.of('Pg'));
  if (page instanceof PDFRef) return page;
  if (depth > 6) return null;
  const kids = element.lookup(PDFName.of('K'));
  const list = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
  for (const kid of list) {
    const child = kid instanceof PDFRef ? pdf.context.lookup(kid) : kid;
    const found = child instanceof PDFDict ? findPageRef(child, pdf, depth + 1) : null;
    if (found) return found;
  }
  return null;
}
