import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { fromHex, LETTER_WITH_MARKS, rewriteMap, toHex, toVisualOrder } from './glyph-texts.ts';
import { type FontGlyphs, putMarksLast } from './marks-last.ts';

/**
 * The widths of a font's glyphs: in a list or, for several glyphs, in a range; one without a width of its own has the
 * font's (ISO 32000-1, 9.7.4.3).
 */
function createWidths(font: PDFDict): (glyph: number) => number {
  const own = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const fallback = own.lookupMaybe(PDFName.of('DW'), PDFNumber)?.asNumber() ?? 1000;
  const widths = own.lookupMaybe(PDFName.of('W'), PDFArray);
  const items = widths ? Array.from({ length: widths.size() }, (_, at) => widths.lookup(at)) : [];
  const known = new Map<number, number>();
  for (let at = 0; at < items.length; ) {
    const [first, second, third] = items.slice(at, at + 3);
    if (!(first instanceof PDFNumber)) break;
    if (second instanceof PDFArray) {
      for (let nth = 0; nth < second.size(); nth += 1)
        known.set(first.asNumber() + nth, second.lookup(nth, PDFNumber).asNumber());
    } else if (second instanceof PDFNumber && third instanceof PDFNumber) {
      for (let glyph = first.asNumber(); glyph <= second.asNumber(); glyph += 1) known.set(glyph, third.asNumber());
    }
    at += second instanceof PDFArray ? 2 : 3;
  }
  return (glyph) => known.get(glyph) ?? fallback;
}

const readStream = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Rewrites the texts of every font; returns them by the font's reference. */
function rewriteFonts(pdf: PDFDocument): ReadonlyMap<string, FontGlyphs> {
  const found = new Map<string, FontGlyphs>();
  for (const [fontRef, font] of pdf.context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict) || !font.has(PDFName.of('DescendantFonts'))) continue;
    const ref = font.get(PDFName.of('ToUnicode'));
    const map = font.lookup(PDFName.of('ToUnicode'));
    if (!(ref instanceof PDFRef) || !(map instanceof PDFRawStream)) continue;
    const dict = map.dict.clone(pdf.context);
    dict.delete(PDFName.of('Filter'));
    const widthOf = createWidths(font);
    const { rewritten, texts } = rewriteMap(readStream(map), (glyph) => widthOf(glyph) === 0);
    pdf.context.assign(ref, PDFRawStream.of(dict, Buffer.from(rewritten, 'latin1')));
    found.set(fontRef.toString(), { texts, widthOf });
  }
  return found;
}

/** A few glyphs with a text that stands for them (ISO 32000-1, 14.9.4), up to the end of the glyphs. */
const REPLACED = /\/ActualText\s*<FEFF((?:[0-9A-Fa-f]{4})+)>(\s*>>\s*BDC([\s\S]*?)EMC)/gu;
const FONT = /\/(\w+)\s+[\d.]+\s+Tf/u;
const STRING = /\(((?:\\[\s\S]|[^\\()])*)\)/gu;

/** What readers find for the glyphs of a piece of content; `undefined` where the piece has another form. */
function readGlyphs(piece: string, fonts: ReadonlyMap<string, FontGlyphs>): string | undefined {
  const texts = fonts.get(FONT.exec(piece)?.[1] ?? '')?.texts;
  const bytes = Buffer.from([...piece.matchAll(STRING)].flatMap(([, raw = '']) => [...PDFString.of(raw).asBytes()]));
  if (!texts || bytes.length % 2 === 1) return undefined;
  const glyphs = Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2));
  return glyphs.map((glyph) => texts.get(glyph) ?? '').join('');
}

/**
 * The content of a page without texts that say what the glyphs say by now, because PDFium loses such letters: a letter
 * with its marks is several glyphs, which have their own texts. Other texts stand as readers put them together.
 */
const rewriteContent = (content: string, fonts: ReadonlyMap<string, FontGlyphs>): string =>
  content.replace(REPLACED, (_, hex: string, rest: string, piece: string) => {
    const text = toVisualOrder(fromHex(hex));
    const isKnown = LETTER_WITH_MARKS.test(fromHex(hex)) || readGlyphs(piece, fonts) === text;
    return isKnown ? rest : `/ActualText <FEFF${toHex(text)}>${rest}`;
  });

/** A page's fonts by the names that its content gives them. */
function listPageFonts({ node }: PDFPage, all: ReadonlyMap<string, FontGlyphs>): ReadonlyMap<string, FontGlyphs> {
  const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).flatMap(([name, ref]) => {
      const found = all.get(ref.toString());
      return found ? [[name.decodeText(), found] as const] : [];
    }),
  );
}

/**
 * Makes the text of every font searchable and copyable in the order in which it is read, in the readers of browsers and
 * desktops (pdf.js, PDFium, Poppler). Screen readers use the texts of whole paragraphs (`spoken-text.ts`).
 */
export function makeTextSearchable(pdf: PDFDocument): void {
  const all = rewriteFonts(pdf);
  for (const page of pdf.getPages()) {
    const ref = page.node.get(PDFName.of('Contents'));
    const stream = page.node.lookup(PDFName.of('Contents'));
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const content = readStream(stream);
    const fonts = listPageFonts(page, all);
    const rewritten = putMarksLast(rewriteContent(content, fonts), fonts);
    if (rewritten !== content) pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(rewritten, 'latin1')));
  }
}
