import type { Lettering } from '@/lib/catalogue';
import type { Language as BookLanguage } from '@/lib/markets';
import { isPointed } from '@/lib/platform/text/points';

/** Font families in order of preference, listed explicitly because automatic fallback is off; OpenType weight. */
export type Face = {
  readonly families: readonly string[];
  readonly weight: number;
  /** Scale factor for fonts that look small; 1 is the original size. */
  readonly scale: number;
};

/** Gaps between lines in em of the text size (line height minus one), the largest first. */
type LineGaps = { readonly heading: number; readonly story: readonly number[] };

type Typography = {
  readonly faces: Readonly<Record<'heading' | 'story' | 'hand', Face>>;
  readonly leading: LineGaps;
  /** Where the marks of two lines would touch in the usual gaps. */
  readonly pointedLeading?: LineGaps;
  readonly largestStoryPt: number;
};

/**
 * The families that stand behind every face. Rubik has the letters of all four languages, so that a Russian name in a
 * Hebrew book renders; the others have Vietnamese, Greek, Georgian, Armenian and Ethiopic ones. What may be typed is
 * what one of them has (`printable/coverage.ts`).
 */
export const FALLBACK_FAMILIES = [
  'Rubik',
  'Noto Sans',
  'Noto Sans Georgian',
  'Noto Sans Armenian',
  'Noto Sans Ethiopic',
] as const;

const createFace = (family: string, weight: number, scale = 1): Face => ({
  families: [...new Set([family, ...FALLBACK_FAMILIES])],
  weight,
  scale,
});

/** Each language's fonts from the visual identity: headings, story and handwriting. */
export const TYPOGRAPHY: Readonly<Record<BookLanguage, Typography>> = {
  en: {
    faces: {
      heading: createFace('Fredoka', 600),
      story: createFace('Varela Round', 400),
      hand: createFace('Playpen Sans', 400),
    },
    leading: { heading: 0.1, story: [0.55, 0.48, 0.4] },
    largestStoryPt: 24,
  },
  he: {
    faces: {
      heading: createFace('Fredoka', 600),
      story: createFace('Varela Round', 400),
      hand: createFace('Playpen Sans Hebrew', 400),
    },
    leading: { heading: 0.14, story: [0.65, 0.57, 0.5] },
    pointedLeading: { heading: 0.24, story: [0.65, 0.57, 0.5] },
    largestStoryPt: 25,
  },
  ar: {
    faces: {
      heading: createFace('Baloo Bhaijaan 2', 700),
      story: createFace('Baloo Bhaijaan 2', 500),
      hand: createFace('Baloo Bhaijaan 2', 500),
    },
    leading: { heading: 0.32, story: [0.75, 0.67, 0.6] },
    pointedLeading: { heading: 0.56, story: [0.85, 0.8, 0.75] },
    largestStoryPt: 24,
  },
  ru: {
    faces: {
      heading: createFace('Nunito', 800),
      story: createFace('Nunito', 500),
      hand: createFace('Playpen Sans', 400),
    },
    leading: { heading: 0.1, story: [0.55, 0.48, 0.4] },
    largestStoryPt: 24,
  },
};

/** The font of a cover title, by the book's lettering and language. */
export const COVER_FACES: Readonly<Record<Lettering, Readonly<Record<BookLanguage, Face>>>> = {
  round: {
    he: TYPOGRAPHY.he.faces.heading,
    en: TYPOGRAPHY.en.faces.heading,
    ar: TYPOGRAPHY.ar.faces.heading,
    ru: TYPOGRAPHY.ru.faces.heading,
  },
  serif: {
    he: createFace('Frank Ruhl Libre', 800),
    en: createFace('Frank Ruhl Libre', 800),
    ar: createFace('El Messiri', 700),
    ru: createFace('Podkova', 800),
  },
  poster: {
    he: createFace('Secular One', 400),
    en: createFace('Secular One', 400),
    ar: createFace('Lalezar', 400),
    ru: createFace('Rubik', 800),
  },
  hand: {
    he: createFace('Playpen Sans Hebrew', 700),
    en: createFace('Playpen Sans', 700),
    ar: createFace('Marhey', 700),
    ru: createFace('Playpen Sans', 700),
  },
  brush: {
    he: createFace('Amatic SC', 700, 1.45),
    en: createFace('Amatic SC', 700, 1.45),
    ar: createFace('Rakkas', 400),
    ru: createFace('Amatic SC', 700, 1.45),
  },
};

/** The gaps between lines of a text: pointed Arabic needs wider ones. */
export function getLeading(language: BookLanguage, text: string): LineGaps {
  const { leading, pointedLeading = leading } = TYPOGRAPHY[language];
  return isPointed(text) ? pointedLeading : leading;
}

/** A face as a canvas font of a size in pixels. */
export const toCanvasFont =
  ({ families, weight }: Face) =>
  (size: number): string =>
    `${weight} ${size}px ${families.map((family) => `"${family}"`).join(', ')}`;

/** All font files of the books, one per folder below `node_modules/@expo-google-fonts`. */
export const FONT_FOLDER_BY_FACE: Readonly<Record<string, string>> = {
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
  'Noto Sans 400': 'noto-sans/400Regular',
  'Noto Sans 700': 'noto-sans/700Bold',
  'Noto Sans Georgian 400': 'noto-sans-georgian/400Regular',
  'Noto Sans Georgian 700': 'noto-sans-georgian/700Bold',
  'Noto Sans Armenian 400': 'noto-sans-armenian/400Regular',
  'Noto Sans Armenian 700': 'noto-sans-armenian/700Bold',
  'Noto Sans Ethiopic 400': 'noto-sans-ethiopic/400Regular',
  'Noto Sans Ethiopic 700': 'noto-sans-ethiopic/700Bold',
};

export const FONT_FOLDERS: readonly string[] = Object.values(FONT_FOLDER_BY_FACE);

/** The folder of a cover font's file, below `node_modules/@expo-google-fonts`. */
export function getCoverFontFolder(language: BookLanguage, lettering: Lettering): string {
  const { families, weight } = COVER_FACES[lettering][language];
  const folder = FONT_FOLDER_BY_FACE[`${families[0]} ${weight}`];
  if (folder === undefined) throw new Error(`There is no font file of ${families[0]} ${weight}.`);
  return folder;
}
