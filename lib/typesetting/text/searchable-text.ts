import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** The text of one glyph, as readers of the file find and copy it. */
type Entry = { readonly glyph: number; readonly text: string };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LETTER_WITH_MARKS = /^\P{M}\p{M}+$/u;
const INVISIBLE = /[\u200b\u2060-\u206f\ufeff]/gu;
const MARKS = /\p{M}/gu;

/**
 * The texts of a font's glyphs in the order in which readers put them together. They read a line of Hebrew or Arabic
 * from left to right and turn it round, letter by letter: a ligature must stand the other way round to come out right
 * (في, ليلى). The typesetter gives a letter and its mark, two glyphs, both characters each; a mark here is the glyph
 * without a width. Isolates that a space carries are left out.
 */
export function toSearchableTexts(entries: readonly Entry[], isMark: (glyph: number) => boolean): readonly Entry[] {
  const marks = new Set(entries.flatMap(({ glyph, text }) => (isMark(glyph) ? (text.match(MARKS) ?? []) : [])));
  const split = ({ glyph, text }: Entry): string => {
    const visible = text.replace(INVISIBLE, '') || text;
    if (!LETTER_WITH_MARKS.test(visible)) return visible;
    const own = visible.match(MARKS) ?? [];
    if (isMark(glyph)) return own.join('');
    return own.every((mark) => marks.has(mark)) ? visible.replace(MARKS, '') : visible;
  };
  return entries.map((entry) => ({ glyph: entry.glyph, text: toVisualOrder(split(entry)) }));
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Turns a text of Hebrew or Arabic round, because readers turn it round once more. */
const toVisualOrder = (text: string): string => (RIGHT_TO_LEFT.test(text) ? [...text].reverse().join('') : text);

/** A block of single characters in a CMap (ISO 32000-1, 9.10.3). */
const BLOCK = /(?<=beginbfchar\s)[\s\S]*?(?=\sendbfchar)/gu;
const LINE = /<([0-9A-Fa-f]{4})>\s*<((?:[0-9A-Fa-f]{4})+)>/gu;

function rewriteMap(map: string, isMark: (glyph: number) => boolean): string {
  const entries = [...map.matchAll(BLOCK)].flatMap(([block]) =>
    Array.from(block.matchAll(LINE), ([, glyph = '', hex = '']) => ({
      glyph: Number.parseInt(glyph, 16),
      text: fromHex(hex),
    })),
  );
  const texts = new Map(toSearchableTexts(entries, isMark).map(({ glyph, text }) => [glyph, text]));
  return map.replace(BLOCK, (block) =>
    block.replace(LINE, (line, glyph: string) => {
      const text = texts.get(Number.parseInt(glyph, 16));
      return text === undefined ? line : `<${glyph}> <${toHex(text)}>`;
    }),
  );
}

/**
 * Whether a glyph of the font takes no room: its width is in a list or, for several glyphs, in a range; one without a
 * width of its own has the font's (ISO 32000-1, 9.7.4.3).
 */
function createWidthCheck(font: PDFDict): (glyph: number) => boolean {
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
  return (glyph) => (known.get(glyph) ?? fallback) === 0;
}

const REPLACED_TEXT = /\/ActualText\s*<FEFF((?:[0-9A-Fa-f]{4})+)>/gu;

/**
 * The content of a page with texts that stand for a few glyphs as readers put them together. A letter with its marks
 * needs none: each glyph has its own text now, and readers would show the marks twice.
 */
const rewriteContent = (content: string): string =>
  content.replace(REPLACED_TEXT, (_, hex: string) => {
    const text = fromHex(hex);
    return LETTER_WITH_MARKS.test(text) ? '' : `/ActualText <FEFF${toHex(toVisualOrder(text))}>`;
  });

const readStream = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

function rewriteContents(pdf: PDFDocument): void {
  for (const { node } of pdf.getPages()) {
    const ref = node.get(PDFName.of('Contents'));
    const stream = node.lookup(PDFName.of('Contents'));
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const content = readStream(stream);
    const rewritten = rewriteContent(content);
    if (rewritten !== content) pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(rewritten, 'latin1')));
  }
}

/**
 * Makes the text of every font searchable and copyable in the order in which it is read, in the readers of browsers and
 * desktops (pdf.js, PDFium, Poppler). Screen readers use the texts of whole paragraphs (`spoken-text.ts`).
 */
export function makeTextSearchable(pdf: PDFDocument): void {
  rewriteContents(pdf);
  for (const [, font] of pdf.context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict) || !font.has(PDFName.of('DescendantFonts'))) continue;
    const ref = font.get(PDFName.of('ToUnicode'));
    const map = font.lookup(PDFName.of('ToUnicode'));
    if (!(ref instanceof PDFRef) || !(map instanceof PDFRawStream)) continue;
    const dict = map.dict.clone(pdf.context);
    dict.delete(PDFName.of('Filter'));
    const text = rewriteMap(readStream(map), createWidthCheck(font));
    pdf.context.assign(ref, PDFRawStream.of(dict, Buffer.from(text, 'latin1')));
  }
}
