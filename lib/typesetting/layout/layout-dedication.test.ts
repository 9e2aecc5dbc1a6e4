import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { DEDICATION_DESIGNS, getDedicationBox } from '../dedication-designs';
import { layoutDedication } from './layout-dedication';
import type { DedicationLayout } from './model';

const WORDS = {
  en: 'For Maya, who asks the best questions and never forgets to say good night to the moon. With love, Grandma',
  he: 'לנועה שלנו, ששואלת את השאלות הכי טובות ואף פעם לא שוכחת להגיד לילה טוב לירח. באהבה, סבתא',
  ar: 'إلى نور التي تسأل أجمل الأسئلة ولا تنسى أبدًا أن تقول للقمر تصبح على خير. مع حبنا، جدّتك',
  ru: 'Нашей Маше, которая задаёт лучшие вопросы и никогда не забывает пожелать луне спокойной ночи. Бабушка',
};
const listTexts = (layout: DedicationLayout | null) => layout?.lines.map(({ text }) => text) ?? [];
const BOXES = DEDICATION_DESIGNS.flatMap((design) => [false, true].map((photo) => getDedicationBox(design, photo)));

describe.each(LANGUAGES)('§4 dedication: its printed lines in %s', (language) => {
  it.each(BOXES)('hold every word, at 14 pt or more, in a box of $widthMm × $heightMm mm', (box) => {
    const layout = layoutDedication(WORDS[language], language, box);
    expect(listTexts(layout).join(' ').replaceAll('\u00a0', ' ')).toBe(WORDS[language]);
    expect(layout?.sizePt).toBeGreaterThanOrEqual(14);
  });

  it('keep the parent’s own line breaks', () => {
    const layout = layoutDedication('א\n\nב', language, getDedicationBox('stitched', false));
    expect(listTexts(layout)).toEqual(['א', '', 'ב']);
  });
});

describe('§4 dedication: how large it is printed', () => {
  const box = getDedicationBox('stitched', false);
  it('a short one at 27 pt, a longer one smaller, and none below 14 pt', () => {
    expect(layoutDedication('For Maya', 'en', box)).toMatchObject({
      sizePt: 27,
      lines: [{ text: 'For Maya', direction: 'ltr' }],
    });
    expect(layoutDedication(`${WORDS.en}. `.repeat(3).trim(), 'en', box)?.sizePt).toBeLessThan(27);
    expect(layoutDedication('W'.repeat(60), 'en', box)).toBeNull();
    expect(layoutDedication('a\n'.repeat(40), 'en', box)).toBeNull();
  });
});

describe('§4 dedication: each typed line has the direction of its own first letter', () => {
  const box = getDedicationBox('stitched', false);
  const list = (text: string, language: Language) => layoutDedication(text, language, box)?.lines ?? [];

  it.each([
    ['an English one in a Hebrew book', 'With love. Orot', 'he', ['ltr']],
    ['a Hebrew one in an English book', 'באהבה, אורות', 'en', ['rtl']],
    ['an Arabic one in a Russian book', 'مع حبّنا', 'ru', ['rtl']],
    ['a Russian one in an Arabic book', 'С любовью!', 'ar', ['ltr']],
    ['two lines in two languages', 'לנועה\nWith love!', 'he', ['rtl', 'ltr']],
    ['signs before letters', '🎈 2026: Happy birthday!', 'he', ['ltr']],
    ['a line without letters, like the others', 'For Noa!\n2026 🎈', 'he', ['ltr', 'ltr']],
    ['no letters at all, like the book', '2026 🎈', 'he', ['rtl']],
  ] as const)('%s', (_case, text, language, directions) => {
    expect(list(text, language).map(({ direction }) => direction)).toEqual(directions);
  });

  it('also where a long one continues with a word in other letters', () => {
    const lines = list(`With all our love to the best ${'אוהבים '.repeat(30)}`.trim(), 'he');
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines.map(({ direction }) => direction))).toEqual(new Set(['ltr']));
  });
});
