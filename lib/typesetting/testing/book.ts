import sharp from 'sharp';
import type { BookLanguage } from '@/lib/stories';
import type { TypesetterInput } from '../model';

/** A small square JPEG of one colour with a darker lower part. */
export const createJpeg = async (side = 240, background = '#7fb2c9'): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .composite([
        {
          input: { create: { width: side, height: Math.round(side / 3), channels: 3, background: '#35604a' } },
          gravity: 'south',
        },
      ])
      .jpeg()
      .toBuffer(),
  );

/** A photo of the smallest size that a dedication accepts. */
export const createFamilyPhoto = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 450, channels: 3, background: '#a8744f' } })
      .jpeg()
      .toBuffer(),
  );

const createVignette = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 80, height: 80, channels: 4, background: { r: 240, g: 160, b: 60, alpha: 0.8 } } })
      .png()
      .toBuffer(),
  );

type SampleTexts = { name: string; title: string; starring: string; opening: string; story: string; blurb: string };

/** Each story text contains a foreign name, marks or points, a dash and quotation marks. */
export const SAMPLE_TEXTS: Record<BookLanguage, SampleTexts> = {
  en: {
    name: 'Maya',
    title: 'Maya and the Laughing Reef',
    starring: 'Starring \u2068Maya\u2069',
    opening: 'Deep down, where even the fish whisper,',
    story: '\u2068Maya\u2069 heard somebody laugh — a small laugh. “Who is there?” asked \u2068Maya\u2069.',
    blurb: 'Somewhere below the waves, somebody is laughing.',
  },
  he: {
    name: 'נועה',
    title: 'נועה והפנס הקטן',
    starring: 'בכיכובה של \u2068נועה\u2069',
    opening: 'בְּלַיְלָה אֶחָד שָׁקֵט',
    story: 'הארנב לחש ל\u2068נועה\u2069 סוד על Emma Green מכיתה ג — והירח צחק.',
    blurb: 'לילה אחד מגלה \u2068נועה\u2069 שגם פנס יכול לפחד.',
  },
  ar: {
    name: 'ليلى',
    title: 'ليلى والفانوس الصغير',
    starring: 'بطولة \u2068ليلى\u2069',
    opening: 'فِي لَيْلَةٍ هَادِئَةٍ',
    story: 'قالت الأرنبة: ل\u2068ليلى\u2069 سرّ عن Emma Green — وضحك القمر.',
    blurb: 'ذات ليلة تكتشف \u2068ليلى\u2069 سرًا.',
  },
  ru: {
    name: 'Анна',
    title: 'Анна и фонарик',
    starring: 'В главной роли \u2068Анна\u2069',
    opening: 'Однажды тихой синей ночью',
    story: '\u2068Анна\u2069 услышала голосок под одеялом — совсем тихий. «Кто там?»',
    blurb: 'Однажды ночью \u2068Анна\u2069 узнаёт секрет.',
  },
};

export const QR_URL = 'https://gibori.example.com/b/7HJ2KQ9P';

/** A small complete book in one language; `change` overrides any part. */
export const createTypesetterInput = async (
  language: BookLanguage,
  change: Partial<TypesetterInput> = {},
): Promise<TypesetterInput> => {
  const words = SAMPLE_TEXTS[language];
  const picture = await createJpeg();
  const small = await createVignette();
  return {
    language,
    title: words.title,
    heroName: words.name,
    starringLine: words.starring,
    creditsLines: ['© 2026 Gibori', words.blurb],
    publisher: 'Gibori',
    qr: { url: QR_URL, alt: 'QR', caption: words.starring },
    dedication: words.blurb,
    dedicationDesign: 'stitched',
    dedicationPhoto: null,
    spreads: Array.from({ length: 12 }, (_, index) => ({
      key: `s${String(index + 1).padStart(2, '0')}`,
      bookmark: `${4 + 2 * index}–${5 + 2 * index}`,
      paragraphs: [words.opening, words.story],
      picture,
      alt: `${words.name} ${index + 1}`,
      ...(index % 2 === 0 && { vignette: small }),
    })),
    cover: { picture, alt: words.title },
    lettering: 'round',
    back: { blurb: words.blurb },
    closing: words.starring,
    bookmarks: {
      cover: 'Cover',
      title: 'Title',
      imprint: 'Imprint',
      dedication: 'Dedication',
      closing: 'Closing',
      back: 'Back',
    },
    createdAt: new Date('2026-11-20T12:00:00Z'),
    ...change,
  };
};

/** The book with different paragraphs on one spread. */
export const withParagraphs = (book: TypesetterInput, key: string, paragraphs: string[]): TypesetterInput => ({
  ...book,
  spreads: book.spreads.map((spread) => (spread.key === key ? { ...spread, paragraphs } : spread)),
});
