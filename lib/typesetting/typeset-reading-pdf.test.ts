import jsQR from 'jsqr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookLanguage } from '@/lib/stories';
import { createJpeg, createTypesetterInput, QR_URL, SAMPLE_TEXTS, withParagraphs } from './testing/book';
import { listActualTexts, listFonts, listLetters, openPdf, renderPixels } from './testing/pdf';

vi.unmock('./run-node');
// Other tests of this worker have loaded the module with its mock.
vi.resetModules();
const { typesetReadingPdf } = await import('./typeset-reading-pdf');

const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;
const files = new Map<BookLanguage, Uint8Array>();

const typeset = async (language: BookLanguage): Promise<Uint8Array> => {
  const made = await typesetReadingPdf(await createTypesetterInput(language));
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

const file = (language: BookLanguage): Uint8Array => files.get(language) as Uint8Array;
const letters = (text: string) => text.replace(/[\s\u2068\u2069]/gu, '');

beforeAll(async () => {
  for (const language of LANGUAGES) files.set(language, await typeset(language));
});

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

  it('has its language, title and reading direction in the metadata', async () => {
    const pdf = await openPdf(file(language));
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info.Language).toBe(language);
    expect(info.Title).toBe(SAMPLE_TEXTS[language].title);
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(rightToLeft ? 'R2L' : 'L2R');
  });

  it("embeds every font and uses only the book's fonts", async () => {
    const fonts = await listFonts(file(language));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !font.embedded)).toEqual([]);
    expect(fonts.filter(({ name }) => !/^(Fredoka|Varela|Baloo|Nunito|Playpen|Rubik)/u.test(name))).toEqual([]);
  });

  it('has a bookmark for each spread and special page, and alt text for each picture', async () => {
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
      expect(tree).toContain(`"alt":"${SAMPLE_TEXTS[language].name} ${spread}"`);
    }
  });

  it("has every paragraph's original text for screen readers", async () => {
    const spoken = await listActualTexts(file(language));
    expect(spoken.filter((text) => text === SAMPLE_TEXTS[language].opening)).toHaveLength(12);
    expect(spoken.filter((text) => letters(text) === letters(SAMPLE_TEXTS[language].story))).toHaveLength(12);
  });
});

describe('text of the reading PDF', () => {
  it.each(['en', 'ru'] as const)('reads in order in %s', async (language) => {
    const { opening, story } = SAMPLE_TEXTS[language];
    const found = await listLetters(await openPdf(file(language)), 5, false);
    expect(found.startsWith(letters(opening + story))).toBe(true);
  });

  it('reads in order in Hebrew, with a left-to-right Latin name', async () => {
    const found = await listLetters(await openPdf(file('he')), 5, true);
    expect(found).toContain(letters('הארנב לחש לנועה סוד על Emma'));
    expect(found).toContain(letters('מכיתה ג — והירח צחק.'));
    expect(found.indexOf('Emma')).toBeLessThan(found.indexOf('Green'));
  });

  it('reads in order in Arabic', async () => {
    const found = await listLetters(await openPdf(file('ar')), 5, true);
    // The PDF reader may split the Latin words, which run from left to right.
    for (const latin of ['Emma', 'Green']) {
      expect(found.indexOf(latin)).toBeGreaterThan(found.indexOf('قالت'));
      expect(found.indexOf(latin)).toBeLessThan(found.indexOf('وضحك'));
    }
  });
});

describe('the imprint', () => {
  it('has a QR code that a camera can read', async () => {
    const { data, width, height } = await renderPixels(await openPdf(file('he')), 3, 2);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(QR_URL);
  });
});

describe('fitting', () => {
  it.each([
    ['18 letters', 'Кристофер-Вильгельм', 'ru'],
    ['30 letters in one word', 'א'.repeat(30), 'he'],
  ] as const)('accepts a name of %s', async (_length, name, language) => {
    const book = await createTypesetterInput(language, {
      heroName: name,
      starringLine: name,
      title: `${name} ${name}`,
    });
    const made = await typesetReadingPdf(withParagraphs(book, 's02', [`${name} — ${name}!`, `${name}, ${name}.`]));
    expect(made).toMatchObject({ ok: true });
  });

  it('accepts a name of 30 characters and hostile strings, printed literally', async () => {
    const name = 'Maximiliana-Konstantin Rosalie';
    const hostile = '#import "x" \\ *a* _b_ $c$ <b> @d `e` //f';
    const book = await createTypesetterInput('en', { heroName: name, starringLine: name, title: `${name} ${name}` });
    const made = await typesetReadingPdf(withParagraphs(book, 's01', [`${name}.`, `${hostile}\u202E`]));
    const found = made.ok ? await listLetters(await openPdf(made.value), 5, false) : made.code;
    expect(found).toContain(letters(`${name}.${hostile}`));
  });

  it('reports the page whose text does not fit at 14 pt', async () => {
    const book = withParagraphs(await createTypesetterInput('en'), 's07', ['Long.', 'word and word '.repeat(120)]);
    expect(await typesetReadingPdf(book)).toEqual({ ok: false, code: 'text_overflow', data: { page: 's07' } });
  });

  it('reports a word wider than its page', async () => {
    const book = withParagraphs(await createTypesetterInput('en'), 's03', ['Long.', 'w'.repeat(80)]);
    expect(await typesetReadingPdf(book)).toMatchObject({ ok: false, code: 'text_overflow', data: { page: 's03' } });
  });
});

describe('rejections', () => {
  it('a letter that no font has', async () => {
    const book = withParagraphs(await createTypesetterInput('en'), 's01', ['One.', 'Two 漢字.']);
    expect(await typesetReadingPdf(book)).toEqual({ ok: false, code: 'glyph_missing' });
  });

  it('a truncated picture, with its page', async () => {
    const book = await createTypesetterInput('en');
    const whole = await createJpeg(400);
    const spreads = book.spreads.map((spread) =>
      spread.key === 's05' ? { ...spread, picture: whole.slice(0, Math.floor(whole.length * 0.6)) } : spread,
    );
    expect(await typesetReadingPdf({ ...book, spreads })).toEqual({
      ok: false,
      code: 'picture_broken',
      data: { page: 's05' },
    });
  });
});

it('returns the same bytes for the same book and date', async () => {
  expect(Buffer.from(await typeset('he')).equals(Buffer.from(file('he')))).toBe(true);
});
