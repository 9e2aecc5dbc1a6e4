import { PDFString } from '@cantoo/pdf-lib';

/** What readers find for the glyphs of a font, and how far each moves on, in thousandths of an em. */
export type FontGlyphs = {
  readonly texts: ReadonlyMap<number, string>;
  readonly widthOf: (glyph: number) => number;
};
type Fonts = ReadonlyMap<string, FontGlyphs>;

/** One tagged piece of a page's content that the typesetter writes for glyphs of one height. */
const TAG = String.raw`\/\w+ <<[^<>]*\/MCID \d+[^<>]*>> BDC`;
const PIECE = String.raw`${TAG}\nq\n(?:(?!\nQ\nEMC)[\s\S])*?\nQ\nEMC(?:\n|$)`;
/** Pieces with nothing between them. */
const RUN = new RegExp(`(?:${PIECE})+`, 'gu');
const PIECES = new RegExp(PIECE, 'gu');
const START = new RegExp(`^${TAG}`, 'u');

const STRING = String.raw`\((?:\\[\s\S]|[^\\()])*\)`;
/** A font, or what is shown in it: an array of strings and numbers, or one string. */
const SHOWN = new RegExp(String.raw`\/(\w+) [\d.]+ Tf|\[((?:${STRING}|[^[\]()])*)\] TJ|(${STRING}) Tj`, 'gu');
const ITEMS = new RegExp(String.raw`${STRING}|-?[\d.]+`, 'gu');

const readCodes = (string: string): readonly number[] => {
  const bytes = Buffer.from(PDFString.of(string.slice(1, -1)).asBytes());
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2));
};
const toHex = (glyph: number): string => glyph.toString(16).padStart(4, '0');

const isMark = ({ texts, widthOf }: FontGlyphs, glyph: number): boolean =>
  /^\p{M}+$/u.test(texts.get(glyph) ?? '') && widthOf(glyph) === 0;

/** A piece that shows some of its glyphs and moves on where the others stood; `null` where it has none of them. */
function showOnly(piece: string, fonts: Fonts, keeps: (font: FontGlyphs, glyph: number) => boolean): string | null {
  let font: FontGlyphs | undefined;
  let count = 0;
  const show = (item: string): string => {
    const own = font;
    if (!item.startsWith('(') || !own) return item;
    const shown = readCodes(item).map((glyph) => {
      if (!keeps(own, glyph)) return `${-own.widthOf(glyph)}`;
      count += 1;
      return `<${toHex(glyph)}>`;
    });
    return shown.filter((one) => one !== '0' && one !== '-0').join(' ');
  };
  const rest = piece.replace(SHOWN, (whole, name?: string, array?: string, single?: string) => {
    if (name !== undefined) font = fonts.get(name);
    if (name !== undefined || !font) return whole;
    const items = single === undefined ? (array?.match(ITEMS) ?? []) : [single];
    return `[${items.map(show).join(' ')}] TJ`;
  });
  return count > 0 ? rest : null;
}

const SPOKEN = /\/ActualText\s*(?:\([^()]*\)|<[0-9A-Fa-f]*>)/gu;

/** A piece in letters, which keep what they say and their place in the structure, and marks, which say nothing more. */
function splitPiece(piece: string, fonts: Fonts): { readonly letters?: string; readonly marks?: string } {
  if (!piece.includes('\nBT\n')) return { letters: piece };
  const marks = showOnly(piece, fonts, isMark);
  if (marks === null) return { letters: piece };
  const letters = showOnly(piece, fonts, (font, glyph) => !isMark(font, glyph));
  return letters === null
    ? { marks: piece }
    : { letters, marks: marks.replace(START, '/Artifact BMC').replace(SPOKEN, '') };
}

/**
 * The content of a page with the marks after the letters of their paragraph: between the letters they part a word, which
 * readers then do not find.
 */
export const putMarksLast = (content: string, fonts: Fonts): string =>
  content.replace(RUN, (run) => {
    const pieces = (run.match(PIECES) ?? []).map((piece) => splitPiece(piece, fonts));
    const parts = [...pieces.map(({ letters }) => letters), ...pieces.map(({ marks }) => marks)];
    return parts.flatMap((part) => (part ? [part.trimEnd(), '\n'] : [])).join('');
  });
