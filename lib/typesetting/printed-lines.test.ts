import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@/lib/markets';
import { layoutPages } from './layout/layout-pages';
import { isRtlLanguage } from './model';
import { createTypesetterInput } from './testing/book';
import { listLines, openPdf } from './testing/pdf';
import { markHeroName } from './text/hero-name';
import { typesetReadingPdf } from './typeset-reading-pdf';

/** Words that a parent might write, without points, which PDF readers place beside their letters. */
const EDITS: Readonly<Record<Language, { readonly name: string; readonly pages: readonly (readonly string[])[] }>> = {
  he: {
    name: 'אור',
    pages: [
      [
        'לילה אחד יצא אור אל הגינה',
        'הארנב לחש לאור סוד קטן — והירח צחק. אחר כך ישבו שניהם על הספסל וספרו כוכבים, עד שנרדמו.',
      ],
      ['„מי שם?" שאל אור. אף אחד לא ענה, רק הרוח נשבה בין העצים ליד בית־הספר הישן, והעלים רשרשו כאילו הם צוחקים יחד.'],
    ],
  },
  en: {
    name: 'Joy Ann',
    pages: [
      [
        'One night Joy Ann went out to the garden',
        'The rabbit whispered a well-known secret — a small one — to Joy Ann. “Who is there?” asked the moon, and then laughed so much that it fell off the roof.',
      ],
      [
        'First they looked for fluffy coffee beans.',
        'Then for Tiffany, the officer’s cat, who had left.',
        'Joy Ann found both.',
      ],
    ],
  },
  ar: {
    name: 'نور',
    pages: [
      [
        'في ليلة هادئة خرجت نور إلى الحديقة',
        'همس الأرنب لنور بسر صغير واحد فضحك القمر. ثم جلسا معا على المقعد الخشبي وعدا النجوم حتى ناما.',
      ],
      ['قالت نور: من هناك؟ لم يجب أحد، لكن الريح هبت بين الأشجار القديمة قرب المدرسة فضحكت الأوراق كلها معها.'],
    ],
  },
  ru: {
    name: 'Вера',
    pages: [
      [
        'Однажды ночью Вера вышла в сад',
        'Кролик шепнул ей один маленький секрет, и луна засмеялась. Потом они сели на лавочку и считали звёзды, пока не уснули.',
      ],
      [
        '— Кто там? — спросила Вера. Никто не ответил, только ветер шумел в старых деревьях у какого-нибудь дома.',
        'Вера засмеялась.',
      ],
    ],
  },
};
/** The letters of a line; sorted and without points where a PDF reader does not give them in reading order. */
const toLetters = (line: string, language: Language): string => {
  const letters = line.replace(MARKS, '');
  return isRtlLanguage(language) ? [...letters.replace(/\p{M}/gu, '')].sort().join('') : letters;
};
const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;
const MARKS = /[\s\u2060\u2068\u2069]/gu;

describe.each(LANGUAGES)('§4 editor: what is seen is what is printed, in %s', (language) => {
  const { name, pages } = EDITS[language];
  const words = pages.map((paragraphs) => paragraphs.map((text) => markHeroName(text, name, language)));
  let printed: readonly (readonly string[])[] = [];
  let layouts: ReturnType<typeof layoutPages> = [];

  beforeAll(async () => {
    const book = await createTypesetterInput(language, { heroName: name });
    const spreads = book.spreads.map((spread, at) => ({ ...spread, paragraphs: words[at] ?? spread.paragraphs }));
    const made = await typesetReadingPdf({ ...book, spreads });
    if (!made.ok) throw new Error(JSON.stringify(made));
    const pdf = await openPdf(made.value);
    printed = await Promise.all(pages.map((_, at) => listLines(pdf, 5 + 2 * at, isRtlLanguage(language))));
    layouts = layoutPages({
      language,
      spreads: spreads.map(({ key, paragraphs, vignette }) => ({ key, paragraphs, vignette: vignette !== undefined })),
    });
  });

  it.each(pages.map((_, at) => at))('page %i has the lines of the layout', (at) => {
    const lines = layouts[at]?.paragraphs?.flatMap((paragraph) => paragraph.lines) ?? [];
    expect(lines.length).toBeGreaterThan(2);
    const [folio, ...text] = [...(printed[at] ?? [])].reverse();
    expect(folio).toBe(String(4 + 2 * at));
    expect(text.reverse().map((line) => toLetters(line, language))).toEqual(
      lines.map((line) => toLetters(line, language)),
    );
  });

  it('no letter of the words is lost', () => {
    const lines = layouts[0]?.paragraphs?.map((paragraph) => paragraph.lines.join('')) ?? [];
    expect(lines.map((line) => line.replace(MARKS, ''))).toEqual(words[0]?.map((text) => text.replace(MARKS, '')));
  });
});
