import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/markets';
import { decodeText, guessEncoding, type TextEncoding } from './decode-text';
import { matchColumns } from './match-columns';
import { parseTable } from './parse-table';
import { readChildren } from './read-children';
import { readListFile } from './read-file';

const TODAY = new Date('2026-11-23T12:00:00Z');
const file = (name: string) => new Uint8Array(readFileSync(join('tests/fixtures/lists', name)));

async function readList(bytes: Uint8Array, language: Language = 'he') {
  const list = await readListFile(bytes, language);
  if (!list.ok) return list.code;
  const table = list.value.kind === 'text' ? parseTable(list.value.text) : (list.value.sheets[0]?.table ?? []);
  const children = readChildren(table, matchColumns(table), { language, country: 'IL', today: TODAY });
  return children.map(({ name, gender, age }) => [name, gender, age]);
}

/** A text in one of the Windows encodings, by looking each letter up among the 256. */
function encode(text: string, encoding: TextEncoding): Uint8Array {
  const letters = decodeText(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}
const utf16 = (text: string, mark: boolean, big = false): Uint8Array => {
  const bytes = new Uint8Array(Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le'));
  if (big) for (let at = 0; at < bytes.length; at += 2) bytes.subarray(at, at + 2).reverse();
  return bytes;
};

const LISTS = {
  he: 'שם הילד;מין;גיל\r\nנועה כהן;בת;4\r\nפיליפ לוי;בן;5\r\n',
  ar: 'الاسم;الجنس;العمر\r\nمحمد حسن;ذكر;4\r\nنور علي;أنثى;5\r\n',
  ru: 'Имя;Пол;Возраст\r\nМаша Иванова;девочка;4\r\nСеня Петров;мальчик;5\r\n',
  lowerRu: 'маша иванова;д;4\r\nсеня петров;м;5\r\nилья волков;м;6\r\n',
  en: 'Name;Gender;Age\r\nChloë Müller;girl;4\r\nJosé Peña;boy;5\r\n',
} as const;

describe('§5 class orders: the letters of a file are recognised', () => {
  it.each([
    ['windows-1255', LISTS.he],
    ['windows-1256', LISTS.ar],
    ['windows-1251', LISTS.ru],
    ['windows-1251', LISTS.lowerRu],
    ['windows-1252', LISTS.en],
  ] as const)('%s, whatever the language of the books: %j', (encoding, text) => {
    for (const language of ['he', 'ar', 'ru', 'en'] as const) {
      expect(guessEncoding(encode(text, encoding), language)).toBe(encoding);
    }
    expect(decodeText(encode(text, encoding), encoding)).toBe(text);
  });

  it.each(Object.values(LISTS))('Unicode, with and without its mark: %j', (text) => {
    expect(guessEncoding(new TextEncoder().encode(text), 'he')).toBe('utf-8');
    for (const mark of [true, false]) {
      expect(guessEncoding(utf16(text, mark), 'he')).toBe('utf-16le');
      expect(guessEncoding(utf16(text, mark, true), 'he')).toBe('utf-16be');
    }
    expect(decodeText(utf16(text, true, true), 'utf-16be')).toBe(text);
  });
});

describe('§5 class orders: a class list as its file holds it', () => {
  it('a list that Excel saved on a Hebrew Windows', async () => {
    expect(await readList(file('hebrew-windows-1255.csv'))).toEqual([
      ['נועה', 'girl', 4],
      ['איתי', 'boy', 6],
      ['מאיה', 'girl', 5],
    ]);
  });

  it('an Excel file with a title, headings and dates', async () => {
    expect(await readList(file('titled-class.xlsx'))).toEqual([
      ['נועה', 'girl', 4],
      ['איתי', 'boy', 6],
    ]);
  });

  it('an Excel file whose dates count from 1904, with formulas, a second sheet and text in the cell itself', async () => {
    expect(await readList(file('dates-from-1904.xlsx'), 'en')).toEqual([
      ['Maya', 'girl', 4],
      ['Dan', 'boy', 6],
    ]);
  });

  it('a pasted list with running numbers: twelve children whose ages are asked', async () => {
    const children = await readList(file('numbered-list.txt'), 'en');
    expect(children).toHaveLength(12);
    expect(children).toContainEqual(['Maya', null, null]);
  });

  it('dates of birth in six spellings', async () => {
    expect(await readList(file('birth-dates.csv'), 'en')).toEqual([
      ['Maya', 'girl', 4],
      ['Dan', 'boy', 6],
      ['Noa', 'girl', 4],
      ['Adam', 'boy', 4],
      ['Lia', 'girl', 4],
      ['Tom', 'boy', 4],
    ]);
  });

  it.each([
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0, 1, 2], 'list_file_old_excel'],
    ['a damaged Excel file', [0x50, 0x4b, 3, 4, 1, 2], 'list_file_unreadable'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], 'list_file_unreadable'],
    ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0, 1, 1], 'list_file_unreadable'],
    ['nothing', [], 'list_file_empty'],
    ['only lines', [13, 10, 44, 44], 'list_file_empty'],
  ])('%s is told plainly', async (_, bytes, code) => expect(await readList(Uint8Array.from(bytes))).toBe(code));
});
