import jsQR from 'jsqr';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookLanguage } from '@/lib/stories';
import { bookToSet, jpeg, QR_URL, WORDS, withParagraphs } from './book.fixture';
import { fontsOf, lettersOf, openPdf, pixelsOf, spokenIn } from './pdf.fixture';
import { setReadingPdf } from './set-reading-pdf';

const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;
const files = new Map<BookLanguage, Uint8Array>();

const set = async (language: BookLanguage): Promise<Uint8Array> => {
  const made = await setReadingPdf(await bookToSet(language));
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

const file = (language: BookLanguage): Uint8Array => files.get(language) as Uint8Array;
const letters = (text: string) => text.replace(/[\s\u2068\u2069]/gu, '');

beforeAll(async () => {
  for (const language of LANGUAGES) files.set(language, await set(language));
}, 60_000);

describe.each(LANGUAGES)('reading PDF in %s', (language) => {
  const rightToLeft = language === 'he' || language === 'ar';

  it('has 30 square pages, each text facing its picture', async () => {
    const pdf = await openPdf(file(language));
    expect(pdf.numPages).toBe(30);
    for (const number of [1, 5, 6, 30]) {
      const [, , width, height] = (await pdf.getPage(number)).view as [number, number, number, number];
      expect([width, height].map((points) => Math.round((points / 72) * 254) / 10)).toEqual([210, 210]);
    }
    expect(await pdf.getPageLayout()).toBe('TwoPageLeft');
  });

  it('says its language, title and reading direction', async () => {
    const pdf = await openPdf(file(language));
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info.Language).toBe(language);
    expect(info.Title).toBe(WORDS[language].title);
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(rightToLeft ? 'R2L' : 'L2R');
  });

  it('embeds every font and uses only the book’s faces', async () => {
    const fonts = await fontsOf(file(language));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !font.embedded)).toEqual([]);
    expect(fonts.filter(({ name }) => !/^(Fredoka|Varela|Baloo|Nunito|Playpen|Rubik)/u.test(name))).toEqual([]);
  });

  it('has a bookmark for each spread and special page, and words for each picture', async () => {
    const pdf = await openPdf(file(language));
    const outline = await pdf.getOutline();
    expect(outline.map((entry) => entry.title)).toEqual(
      expect.arrayContaining(['Cover', 'Dedication', '4–5', '26–27', 'Back']),
    );
    expect(outline).toHaveLength(18);
    const destination = outline[4]?.dest as { num: number; gen: number }[];
    expect(await pdf.getPageIndex(destination[0] as never)).toBe(4);
    for (let spread = 1; spread <= 12; spread += 1) {
      const tree = JSON.stringify(await (await pdf.getPage(4 + 2 * spread)).getStructTree());
      expect(tree).toContain(`"alt":"${WORDS[language].name} ${spread}"`);
    }
  });

  it('speaks every paragraph as it was written', async () => {
    const spoken = await spokenIn(file(language));
    expect(spoken.filter((text) => text === WORDS[language].opening)).toHaveLength(12);
    expect(spoken.filter((text) => letters(text) === letters(WORDS[language].story))).toHaveLength(12);
  });
});

describe('text of the reading PDF', () => {
  it.each(['en', 'ru'] as const)('reads in order in %s', async (language) => {
    const { opening, story } = WORDS[language];
    const found = await lettersOf(await openPdf(file(language)), 5, false);
    expect(found.startsWith(letters(opening + story))).toBe(true);
  });

  it('reads in order in Hebrew, a Latin name within it from left to right', async () => {
    const found = await lettersOf(await openPdf(file('he')), 5, true);
    expect(found).toContain(letters('הארנב לחש לנועה סוד על Emma'));
    expect(found).toContain(letters('מכיתה ג — והירח צחק.'));
    expect(found.indexOf('Emma')).toBeLessThan(found.indexOf('Green'));
  });

  it('reads in order in Arabic', async () => {
    const found = await lettersOf(await openPdf(file('ar')), 5, true);
    // The reader of the file may cut the Latin words in two, which stand from left to right.
    for (const latin of ['Emma', 'Green']) {
      expect(found.indexOf(latin)).toBeGreaterThan(found.indexOf('قالت'));
      expect(found.indexOf(latin)).toBeLessThan(found.indexOf('وضحك'));
    }
  });
});

describe('the imprint', () => {
  it('has a QR code that a camera reads', async () => {
    const { data, width, height } = await pixelsOf(await openPdf(file('he')), 3, 2);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(QR_URL);
  });
});

describe('fitting', () => {
  it.each([
    ['18 letters', 'Кристофер-Вильгельм', 'ru'],
    ['30 letters in one word', 'א'.repeat(30), 'he'],
  ] as const)('sets a name of %s', async (_length, name, language) => {
    const book = await bookToSet(language, { heroName: name, starringLine: name, title: `${name} ${name}` });
    const made = await setReadingPdf(withParagraphs(book, 's02', [`${name} — ${name}!`, `${name}, ${name}.`]));
    expect(made).toMatchObject({ ok: true });
  });

  it('sets a name of 30 characters beside hostile strings, shown as they are written', async () => {
    const name = 'Maximiliana-Konstantin Rosalie';
    const hostile = '#import "x" \\ *a* _b_ $c$ <b> @d `e` //f';
    const book = await bookToSet('en', { heroName: name, starringLine: name, title: `${name} ${name}` });
    const made = await setReadingPdf(withParagraphs(book, 's01', [`${name}.`, `${hostile}\u202E`]));
    const found = made.ok ? await lettersOf(await openPdf(made.value), 5, false) : made.code;
    expect(found).toContain(letters(`${name}.${hostile}`));
  });

  it('reports the page whose text does not fit at 14 pt', async () => {
    const book = withParagraphs(await bookToSet('en'), 's07', ['Long.', 'word and word '.repeat(120)]);
    expect(await setReadingPdf(book)).toEqual({ ok: false, code: 'text_overflow', data: { page: 's07' } });
  });

  it('reports a word wider than its page', async () => {
    const book = withParagraphs(await bookToSet('en'), 's03', ['Long.', 'w'.repeat(80)]);
    expect(await setReadingPdf(book)).toMatchObject({ ok: false, code: 'text_overflow', data: { page: 's03' } });
  });
});

describe('refusals', () => {
  it('of a letter that no face has', async () => {
    const book = withParagraphs(await bookToSet('en'), 's01', ['One.', 'Two 漢字.']);
    expect(await setReadingPdf(book)).toEqual({ ok: false, code: 'glyph_missing' });
  });

  it('of a truncated picture, naming its page', async () => {
    const book = await bookToSet('en');
    const whole = await jpeg(400);
    const spreads = book.spreads.map((spread) =>
      spread.key === 's05' ? { ...spread, picture: whole.slice(0, Math.floor(whole.length * 0.6)) } : spread,
    );
    expect(await setReadingPdf({ ...book, spreads })).toEqual({
      ok: false,
      code: 'picture_broken',
      data: { page: 's05' },
    });
  });
});

it('gives the same bytes for the same book and date', async () => {
  expect(Buffer.from(await set('he')).equals(Buffer.from(file('he')))).toBe(true);
});
