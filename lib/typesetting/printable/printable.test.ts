import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, it } from 'vitest';
import { createTempDir } from '@/lib/platform/temp-dir';
import { COVER_FACES, FONT_FOLDERS, TYPOGRAPHY } from '../fonts';
import { renderCoverage } from '../testing/font-coverage';
import { COVERAGE } from './coverage';
import { isPrintable, listUnprintable, replaceUnprintable, toPrintable } from './printable';

const FONT_PATHS = FONT_FOLDERS.map((folder) => join(process.cwd(), 'node_modules', '@expo-google-fonts', folder));
const FACES = [...Object.values(TYPOGRAPHY).map(({ faces }) => faces), ...Object.values(COVER_FACES)].flatMap((faces) =>
  Object.values(faces),
);

/** Every character that is accepted; a mark stands on a letter. */
const ACCEPTED = [
  ...new Set(
    Object.values(COVERAGE).flatMap((ranges) =>
      ranges.split(' ').flatMap((range) => {
        const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
      }),
    ),
  ),
].filter((char) => !/\p{M}/u.test(char));

/** What the typesetter says about texts in every face of the books; empty when it has a glyph for each letter. */
async function typesetInEveryFace(texts: readonly string[]): Promise<string> {
  const folder = await createTempDir('typesetting');
  try {
    const faces = FACES.map(({ families, weight }) => ({ families, weight }));
    await writeFile(join(folder, 'texts.json'), JSON.stringify({ texts, faces }));
    const source = `#let data = json("texts.json")
#set document(title: "Letters")
#for face in data.faces {
  set text(font: face.families, weight: face.weight, fallback: false)
  for words in data.texts { par(words) }
}`;
    await writeFile(join(folder, 'letters.typ'), source);
    const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: FONT_PATHS }] });
    const compiled = compiler.compile({ mainFilePath: join(folder, 'letters.typ') });
    if (!compiled.result) return 'no document';
    compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('§5 child name: every typed word that will be printed is checked against the fonts', () => {
  it('the letters that browsers know are those of the font files', async () => {
    expect(await readFile('lib/typesetting/printable/coverage.ts', 'utf8')).toBe(renderCoverage());
  });

  it('every accepted character has a glyph in every face of the books', async () => {
    const words = Array.from({ length: Math.ceil(ACCEPTED.length / 20) }, (_, at) =>
      ACCEPTED.slice(at * 20, at * 20 + 20).join(' '),
    );
    expect(await typesetInEveryFace(words)).toBe('');
  });

  it.each([
    ['Hebrew with points', 'חׇכְמָה שֶׁלִּי'],
    ['a vowel with two marks', 'e\u0323\u0304'],
    ['Persian with a non-joiner', 'علی\u200cرضا'],
    ['Arabic with marks', 'مُحَمَّد'],
    ['Vietnamese', 'Nguyễn Thị'],
    ['Georgian', 'ნინო'],
    ['Armenian', 'Անի'],
    ['Ethiopic', 'ደስታ'],
    ['Greek', 'Ελένη'],
    ['Kazakh', 'Әлия Қайрат'],
    ['Ukrainian', 'Назарію, з любов’ю'],
    ['an ʻokina', 'Kaʻiulani'],
    ['a shekel and a number sign', '₪100, № 1'],
  ])('%s is accepted and has a glyph in every face', async (_, text) => {
    expect(listUnprintable(text)).toEqual([]);
    expect(await typesetInEveryFace([text])).toBe('');
  });

  it.each([
    ['𠮷𠮷', ['𠮷']],
    ['大好き', ['大', '好', 'き']],
    ['Love 🎈👨‍👩‍👧', ['🎈', '👨‍👩‍👧']],
    ['ทอง', ['ท', 'อ', 'ง']],
    ['a\u0000b', ['\u0000']],
  ])('%j is refused, and the typesetter agrees', async (text, letters) => {
    expect(listUnprintable(text)).toEqual(letters);
    expect(isPrintable(text)).toBe(false);
  });

  it('the typesetter reports a letter that no font has', async () => {
    expect(await typesetInEveryFace(['大'])).not.toBe('');
  });

  it.each([
    ['Anna\u2011Maria', 'Anna-Maria'],
    ['Ｍａｙａ', 'Maya'],
    ['𝓐𝓷𝓷𝓪', 'Anna'],
    ['\ufe8d\ufee3\ufede', 'امل'],
    ['\ufb2a\ufb35', 'שׁוּ'],
    ['ﬁona', 'fiona'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Kaʻiulani', 'Kaʻiulani'],
  ])('%j is printed as %j', (typed, printed) => {
    expect(toPrintable(typed)).toBe(printed.normalize('NFC'));
    expect(isPrintable(toPrintable(typed))).toBe(true);
  });

  it('papers show a question mark in place of what cannot be printed', () => {
    expect(replaceUnprintable('Noa 😀 大山')).toBe('Noa ? ??');
    expect(replaceUnprintable('\u2068נועה\u2069\nNoa')).toBe('\u2068נועה\u2069\nNoa');
  });
});
