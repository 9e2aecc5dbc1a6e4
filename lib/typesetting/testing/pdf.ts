import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A finished PDF as a reader opens it. */
export const openPdf = (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

type OpenPdf = Awaited<ReturnType<typeof openPdf>>;

type Item = { readonly str: string; readonly x: number; readonly y: number };

/** The lines of a page from top to bottom, each with its letters in reading order, without spaces and direction controls. */
export const listLines = async (pdf: OpenPdf, pageNumber: number, rightToLeft: boolean): Promise<string[]> => {
  const { items } = await (await pdf.getPage(pageNumber)).getTextContent();
  const placed = items.flatMap((item): Item[] =>
    'str' in item && item.str.trim() !== ''
      ? [{ str: item.str, x: item.transform[4] as number, y: Math.round(item.transform[5] as number) }]
      : [],
  );
  const baselines = [...new Set(placed.map(({ y }) => y))].sort((a, b) => b - a);
  return baselines.map((baseline) =>
    placed
      .filter(({ y }) => y === baseline)
      .sort((a, b) => (rightToLeft ? b.x - a.x : a.x - b.x))
      .map((item) => item.str)
      .join('')
      .replace(/[\s\u2060\u2068\u2069]/gu, ''),
  );
};

/** The letters of a page in visual reading order, without spaces and direction controls. */
export const listLetters = async (pdf: OpenPdf, pageNumber: number, rightToLeft: boolean): Promise<string> =>
  (await listLines(pdf, pageNumber, rightToLeft)).join('');

/** Pixels of one page; `scale` 1 is 72 ppi. */
export const renderPixels = async (pdf: OpenPdf, pageNumber: number, scale: number) => {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
  return canvasContext.getImageData(0, 0, canvas.width, canvas.height);
};

const dictionaries = (pdf: PDFDocument): PDFDict[] =>
  pdf.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));

/** The fonts of a PDF and whether each is embedded. */
export const listFonts = async (bytes: Uint8Array): Promise<{ name: string; embedded: boolean }[]> =>
  dictionaries(await PDFDocument.load(bytes))
    .filter((dict) => dict.get(PDFName.of('Type'))?.toString() === '/FontDescriptor')
    .map((dict) => ({
      name:
        dict
          .get(PDFName.of('FontName'))
          ?.toString()
          .replace(/^\/\w+\+/u, '') ?? '',
      embedded: dict.has(PDFName.of('FontFile2')) || dict.has(PDFName.of('FontFile3')),
    }));

/** The screen reader text: the `ActualText` of every structure element, in file order. */
export const listActualTexts = async (bytes: Uint8Array): Promise<string[]> =>
  dictionaries(await PDFDocument.load(bytes)).flatMap((dict) => {
    const text = dict.get(PDFName.of('ActualText'));
    return text && 'decodeText' in text ? [(text as { decodeText(): string }).decodeText()] : [];
  });

type TagNode = { readonly role?: string; readonly alt?: string; readonly children?: readonly TagNode[] };

const flattenTags = (node: TagNode): readonly TagNode[] => [node, ...(node.children ?? []).flatMap(flattenTags)];

/** The tags of a page in reading order, each with its role and the text that is read out, such as `P: Once`. */
export const listTags = async (pdf: OpenPdf, pageNumber: number): Promise<string[]> => {
  const tree = await (await pdf.getPage(pageNumber)).getStructTree();
  return flattenTags(tree as TagNode).flatMap(({ role, alt }) => (role && alt ? [`${role}: ${alt}`] : []));
};
