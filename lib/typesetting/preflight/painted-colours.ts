import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What a page paints with. */
export type PaintedColours = {
  /** Components from 0 to 1: one of grey, three of RGB, four of CMYK. */
  readonly colours: readonly (readonly number[])[];
  readonly images: readonly PDFRawStream[];
};

const COLOUR = /((?:[-+]?(?:\d+\.?\d*|\.\d+)\s+){1,4})(?:rg|RG|g|G|k|K|scn|SCN|sc|SC)(?=\s|$)/g;
/** A string of a content stream without another one inside. */
const STRING = /\((?:\\[\s\S]|[^\\()])*\)/g;

const subtypeOf = (dict: PDFDict): string | undefined => dict.get(PDFName.of('Subtype'))?.toString();

const toNumbers = (array: PDFArray): number[] =>
  array.asArray().map((item) => (item instanceof PDFNumber ? item.asNumber() : 0));

function listContentColours(stream: PDFStream): number[][] {
  const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  let text = Buffer.from(bytes).toString('latin1');
  while (STRING.test(text)) text = text.replace(STRING, ' ');
  return [...text.matchAll(COLOUR)].map(([, numbers = '']) => numbers.trim().split(/\s+/).map(Number));
}

/** Every colour and picture that a page, its forms, patterns and gradients paint with. */
export function listPaintedColours(page: PDFPage): PaintedColours {
  const { context } = page.doc;
  const seen = new Set<PDFObject>();
  const colours: number[][] = [];
  const images: PDFRawStream[] = [];
  const visit = (found: PDFObject | undefined): void => {
    const object = found instanceof PDFRef ? context.lookup(found) : found;
    if (!object || seen.has(object)) return;
    seen.add(object);
    if (object instanceof PDFArray) for (const item of object.asArray()) visit(item);
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;
    if (!dict) return;
    if (object instanceof PDFRawStream && subtypeOf(dict) === '/Image') {
      images.push(object);
      return;
    }
    if (object instanceof PDFStream && (subtypeOf(dict) === '/Form' || dict.has(PDFName.of('PatternType')))) {
      colours.push(...listContentColours(object));
    }
    // The ends of a gradient.
    for (const key of ['C0', 'C1']) {
      const end = dict.lookup(PDFName.of(key));
      if (end instanceof PDFArray) colours.push(toNumbers(end));
    }
    for (const value of dict.values()) visit(value);
  };
  visit(page.node.Resources());
  const contents = page.node.Contents();
  for (const part of contents instanceof PDFArray ? contents.asArray() : [contents]) {
    const stream = part instanceof PDFRef ? context.lookup(part) : part;
    if (stream instanceof PDFStream) colours.push(...listContentColours(stream));
  }
  return { colours, images };
}
