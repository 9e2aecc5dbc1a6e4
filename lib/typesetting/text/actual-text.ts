import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject } from '@cantoo/pdf-lib';

const SPOKEN_ROLES = new Set(['/P', '/H1']);

/** Structure elements of paragraphs and headings in reading order (ISO 32000-1, 14.7.2). */
const listTextElements = (pdf: PDFDocument): PDFDict[] => {
  const found: PDFDict[] = [];
  const visit = (object: PDFObject | undefined): void => {
    if (object instanceof PDFArray) {
      for (const kid of object.asArray()) visit(pdf.context.lookup(kid));
    } else if (object instanceof PDFDict) {
      const role = object.get(PDFName.of('S'))?.toString();
      if (role !== undefined && SPOKEN_ROLES.has(role)) found.push(object);
      else visit(object.lookup(PDFName.of('K')));
    }
  };
  visit(pdf.catalog.lookup(PDFName.of('StructTreeRoot')));
  return found;
};

/** Sets the text of each paragraph and heading. Throws when the file's structure is unexpected. */
export const setActualTexts = (pdf: PDFDocument, texts: readonly string[]): void => {
  const elements = listTextElements(pdf);
  if (elements.length !== texts.length) throw new Error(`${elements.length} paragraphs, ${texts.length} texts`);
  elements.forEach((element, index) => {
    element.set(PDFName.of('ActualText'), PDFHexString.fromText(texts[index] ?? ''));
  });
};
