/** The text of one glyph, as readers of the file find and copy it. */
export type GlyphText = { readonly glyph: number; readonly text: string };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
export const LETTER_WITH_MARKS = /^\P{M}\p{M}+$/u;
const INVISIBLE = /[\u200b\u2060-\u206f\ufeff]/gu;
const MARKS = /\p{M}/gu;

/**
 * The texts of a font's glyphs in the order in which readers put them together. They read a line of Hebrew or Arabic
 * from left to right and turn it round, letter by letter: a ligature must stand the other way round to come out right
 * (في, ليلى). The typesetter gives a letter and its mark, two glyphs, both characters each; a mark here is the glyph
 * without a width. Isolates that a space carries are left out.
 */
export function toSearchableTexts(
  entries: readonly GlyphText[],
  isMark: (glyph: number) => boolean,
): readonly GlyphText[] {
  const marks = new Set(entries.flatMap(({ glyph, text }) => (isMark(glyph) ? (text.match(MARKS) ?? []) : [])));
  const split = ({ glyph, text }: GlyphText): string => {
    const visible = text.replace(INVISIBLE, '') || text;
    if (!LETTER_WITH_MARKS.test(visible)) return visible;
    const own = visible.match(MARKS) ?? [];
    if (isMark(glyph)) return own.join('');
    return own.every((mark) => marks.has(mark)) ? visible.replace(MARKS, '') : visible;
  };
  return entries.map((entry) => ({ glyph: entry.glyph, text: toVisualOrder(split(entry)) }));
}

/** A text of UTF-16 in hexadecimal, as PDF writes it. */
export const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
export const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Turns a text of Hebrew or Arabic round, because readers turn it round once more. */
export const toVisualOrder = (text: string): string => (RIGHT_TO_LEFT.test(text) ? [...text].reverse().join('') : text);

/** A block of single characters in a CMap (ISO 32000-1, 9.10.3). */
const BLOCK = /(?<=beginbfchar\s)[\s\S]*?(?=\sendbfchar)/gu;
const LINE = /<([0-9A-Fa-f]{4})>\s*<((?:[0-9A-Fa-f]{4})+)>/gu;

/** The CMap of a font with searchable texts, and the text of each glyph. */
export function rewriteMap(map: string, isMark: (glyph: number) => boolean) {
  const entries = [...map.matchAll(BLOCK)].flatMap(([block]) =>
    Array.from(block.matchAll(LINE), ([, glyph = '', hex = '']) => ({
      glyph: Number.parseInt(glyph, 16),
      text: fromHex(hex),
    })),
  );
  const texts: ReadonlyMap<number, string> = new Map(
    toSearchableTexts(entries, isMark).map(({ glyph, text }) => [glyph, text]),
  );
  const rewritten = map.replace(BLOCK, (block) =>
    block.replace(LINE, (line, glyph: string) => {
      const text = texts.get(Number.parseInt(glyph, 16));
      return text === undefined ? line : `<${glyph}> <${toHex(text)}>`;
    }),
  );
  return { rewritten, texts };
}
