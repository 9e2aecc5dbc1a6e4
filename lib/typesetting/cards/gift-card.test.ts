import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { fitsGiftCard } from '../page-fit';
import { listFonts, listLetters, openPdf } from '../testing/pdf';
import { typesetGiftCard } from './typeset-gift-card';

const WORDS: Readonly<Record<Language, { recipientName: string; message: string; senderName: string }>> = {
  he: { recipientName: 'סבתא רות', message: 'מזל טוב!\nבאהבה גדולה', senderName: 'יואב' },
  en: { recipientName: 'Grandma Ruth', message: 'Happy birthday!\nWith all our love', senderName: 'Jo' },
  ar: { recipientName: 'جدّتي ليلى', message: 'كلّ عام وأنتِ بخير\nمع محبّتنا', senderName: 'يوسف' },
  ru: { recipientName: 'Бабушке Рае', message: 'С днём рождения!\nС любовью', senderName: 'Лёва' },
};
const createdAt = new Date('2026-11-21T22:30:00Z');
const typeset = (words: (typeof WORDS)['en']) => typesetGiftCard({ ...words, publisher: 'Gibori', createdAt });

describe.each(LANGUAGES)('§9 gift: the greeting card of a gift in %s', (language) => {
  const words = WORDS[language];
  const isRtl = language === 'he' || language === 'ar';

  it('is one A6 page in the script of the message, with its fonts and the same bytes again', async () => {
    const made = await typeset(words);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const pdf = await openPdf(made.value);
    expect(pdf.numPages).toBe(1);
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect([width, height].map((points = 0) => Math.round((points / 72) * 25.4))).toEqual([105, 148]);
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({ Language: language, Title: words.recipientName });
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(isRtl ? 'R2L' : 'L2R');
    expect((await listFonts(made.value)).filter((font) => !font.embedded)).toEqual([]);
    const letters = await listLetters(pdf, 1, isRtl);
    expect(letters).not.toMatch(/[₪$]|KSh/);
    expect(await typeset(words)).toEqual(made);
  });

  const word = { en: 'MWWWM', he: 'שששששש', ar: 'ضصثقفغ', ru: 'ЩШЖМЩЮ' }[language];
  const messages = [
    `${word} `.repeat(60).slice(0, 300),
    Array.from({ length: 13 }, () => word).join('\n'),
    word.repeat(4),
    `${word} ${word}\n\n`.repeat(6),
  ];
  it('whatever is said to fit can be typeset', async () => {
    const names = [word, `${word} `.repeat(8).trim()];
    const cards = messages.flatMap((message) =>
      names.map((name) => ({ recipientName: name, message: message.trim(), senderName: name })),
    );
    const fitting = cards.filter((card) => fitsGiftCard(card));
    expect(fitting.length).toBeGreaterThan(2);
    for (const card of fitting) expect(await typeset(card)).toMatchObject({ ok: true });
  });
});

describe('§9 gift: words that do not fit the greeting card', () => {
  it.each([
    { message: 'W'.repeat(60) },
    { message: 'a\n'.repeat(40) },
    { recipientName: 'W'.repeat(60) },
    { senderName: 'W'.repeat(60) },
  ])('are refused: %j', (change) => {
    expect(fitsGiftCard({ ...WORDS.en, ...change })).toBe(false);
    expect(fitsGiftCard(WORDS.en)).toBe(true);
  });
});
