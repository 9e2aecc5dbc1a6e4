import type { Lettering } from '@/lib/catalogue';
import type { Language as BookLanguage } from '@/lib/markets';

/** Font families in order of preference, named outright because silent substitution is off; OpenType weight. */
export type Face = {
  readonly families: readonly string[];
  readonly weight: number;
  /** How much larger the face is set where it looks small, 1 being as it is. */
  readonly scale: number;
};

/** Gaps between lines in em of the text size: line height less one; the loosest first. */
type Leading = { readonly heading: number; readonly story: readonly number[] };

type Typography = {
  readonly faces: Readonly<Record<'heading' | 'story' | 'hand', Face>>;
  readonly leading: Leading;
  readonly largestStoryPt: number;
};

// Rubik has all four scripts: a Russian name in a Hebrew book is set, not refused.
const ANY_SCRIPT = 'Rubik';

const face = (family: string, weight: number, scale = 1): Face => ({ families: [family, ANY_SCRIPT], weight, scale });

/** Each language's faces, from the visual identity: headings, story and handwriting. */
export const TYPOGRAPHY: Readonly<Record<BookLanguage, Typography>> = {
  en: {
    faces: { heading: face('Fredoka', 600), story: face('Varela Round', 400), hand: face('Playpen Sans', 400) },
    leading: { heading: 0.1, story: [0.55, 0.48, 0.4] },
    largestStoryPt: 24,
  },
  he: {
    faces: { heading: face('Fredoka', 600), story: face('Varela Round', 400), hand: face('Playpen Sans Hebrew', 400) },
    leading: { heading: 0.14, story: [0.65, 0.57, 0.5] },
    largestStoryPt: 25,
  },
  ar: {
    faces: {
      heading: face('Baloo Bhaijaan 2', 700),
      story: face('Baloo Bhaijaan 2', 500),
      hand: face('Baloo Bhaijaan 2', 500),
    },
    leading: { heading: 0.32, story: [0.75, 0.67, 0.6] },
    largestStoryPt: 24,
  },
  ru: {
    faces: { heading: face('Nunito', 800), story: face('Nunito', 500), hand: face('Playpen Sans', 400) },
    leading: { heading: 0.1, story: [0.55, 0.48, 0.4] },
    largestStoryPt: 24,
  },
};

/** The face of a title on a cover, by the book's lettering and language. */
export const COVER_FACES: Readonly<Record<Lettering, Readonly<Record<BookLanguage, Face>>>> = {
  round: {
    he: TYPOGRAPHY.he.faces.heading,
    en: TYPOGRAPHY.en.faces.heading,
    ar: TYPOGRAPHY.ar.faces.heading,
    ru: TYPOGRAPHY.ru.faces.heading,
  },
  serif: {
    he: face('Frank Ruhl Libre', 800),
    en: face('Frank Ruhl Libre', 800),
    ar: face('El Messiri', 700),
    ru: face('Podkova', 800),
  },
  poster: {
    he: face('Secular One', 400),
    en: face('Secular One', 400),
    ar: face('Lalezar', 400),
    ru: face('Rubik', 800),
  },
  hand: {
    he: face('Playpen Sans Hebrew', 700),
    en: face('Playpen Sans', 700),
    ar: face('Marhey', 700),
    ru: face('Playpen Sans', 700),
  },
  brush: {
    he: face('Amatic SC', 700, 1.45),
    en: face('Amatic SC', 700, 1.45),
    ar: face('Rakkas', 400),
    ru: face('Amatic SC', 700, 1.45),
  },
};

/** The only font files that the books use, one per folder below `node_modules/@expo-google-fonts`. */
const FOLDERS: Readonly<Record<string, string>> = {
  'Fredoka 600': 'fredoka/600SemiBold',
  'Varela Round 400': 'varela-round/400Regular',
  'Baloo Bhaijaan 2 500': 'baloo-bhaijaan-2/500Medium',
  'Baloo Bhaijaan 2 700': 'baloo-bhaijaan-2/700Bold',
  'Nunito 500': 'nunito/500Medium',
  'Nunito 800': 'nunito/800ExtraBold',
  'Playpen Sans 400': 'playpen-sans/400Regular',
  'Playpen Sans 700': 'playpen-sans/700Bold',
  'Playpen Sans Hebrew 400': 'playpen-sans-hebrew/400Regular',
  'Playpen Sans Hebrew 700': 'playpen-sans-hebrew/700Bold',
  'Rubik 400': 'rubik/400Regular',
  'Rubik 500': 'rubik/500Medium',
  'Rubik 600': 'rubik/600SemiBold',
  'Rubik 700': 'rubik/700Bold',
  'Rubik 800': 'rubik/800ExtraBold',
  'Frank Ruhl Libre 800': 'frank-ruhl-libre/800ExtraBold',
  'Secular One 400': 'secular-one/400Regular',
  'Amatic SC 700': 'amatic-sc/700Bold',
  'El Messiri 700': 'el-messiri/700Bold',
  'Lalezar 400': 'lalezar',
  'Rakkas 400': 'rakkas/400Regular',
  'Podkova 800': 'podkova/800ExtraBold',
  'Marhey 700': 'marhey/700Bold',
};

export const FONT_FOLDERS: readonly string[] = Object.values(FOLDERS);

/** The folder of a cover face's file, below `node_modules/@expo-google-fonts`. */
export function coverFaceFolder(language: BookLanguage, lettering: Lettering): string {
  const { families, weight } = COVER_FACES[lettering][language];
  const folder = FOLDERS[`${families[0]} ${weight}`];
  if (folder === undefined) throw new Error(`There is no font file of ${families[0]} ${weight}.`);
  return folder;
}
