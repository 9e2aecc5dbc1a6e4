import type { Language as BookLanguage } from '@/lib/markets';

/** Font families in order of preference, named outright because silent substitution is off; OpenType weight. */
type Face = { readonly families: readonly string[]; readonly weight: number };

/** Gaps between lines in em of the text size: line height less one; the loosest first. */
type Leading = { readonly heading: number; readonly story: readonly number[] };

type Typography = {
  readonly faces: Readonly<Record<'heading' | 'story' | 'hand', Face>>;
  readonly leading: Leading;
  readonly largestStoryPt: number;
};

// Rubik has all four scripts: a Russian name in a Hebrew book is set, not refused.
const ANY_SCRIPT = 'Rubik';

const face = (family: string, weight: number): Face => ({ families: [family, ANY_SCRIPT], weight });

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

/** Folders of the only font files that the books use, below `node_modules/@expo-google-fonts`. */
export const FONT_FOLDERS = [
  'fredoka/600SemiBold',
  'varela-round/400Regular',
  'baloo-bhaijaan-2/500Medium',
  'baloo-bhaijaan-2/700Bold',
  'nunito/500Medium',
  'nunito/800ExtraBold',
  'playpen-sans/400Regular',
  'playpen-sans-hebrew/400Regular',
  'rubik/400Regular',
  'rubik/500Medium',
  'rubik/600SemiBold',
  'rubik/700Bold',
] as const;
