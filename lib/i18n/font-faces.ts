import balooArabic from '@fontsource-variable/baloo-bhaijaan-2/files/baloo-bhaijaan-2-arabic-wght-normal.woff2';
import nunitoCyrillic from '@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2';
import rubikLatinMore from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2';
import { preload } from 'react-dom';
import type { Language } from '@/lib/markets';
import { renderFallbackFaces } from './fallback-fonts';
import fredokaHebrew from './fonts/fredoka-hebrew-signs-600.woff2';
import fredokaLatin from './fonts/fredoka-latin-600.woff2';
import fredokaEnglish from './fonts/fredoka-latin-signs-600.woff2';
import nunitoLatin from './fonts/nunito-latin-400-850.woff2';
import nunitoSigns from './fonts/nunito-signs-400-850.woff2';
import playpenArabic from './fonts/playpen-arabic-500.woff2';
import playpenCyrillic from './fonts/playpen-cyrillic-signs-500.woff2';
import playpenHebrew from './fonts/playpen-hebrew-signs-500.woff2';
import playpenLatin from './fonts/playpen-latin-500.woff2';
import playpenEnglish from './fonts/playpen-latin-signs-500.woff2';
import playpenSigns from './fonts/playpen-signs-500.woff2';
import rubikArabic from './fonts/rubik-arabic-signs-400-700.woff2';
import rubikCyrillic from './fonts/rubik-cyrillic-signs-400-700.woff2';
import rubikHebrew from './fonts/rubik-hebrew-signs-400-700.woff2';
import rubikLatin from './fonts/rubik-latin-400-700.woff2';
import rubikEnglish from './fonts/rubik-latin-signs-400-700.woff2';
import varelaHebrew from './fonts/varela-round-hebrew-signs-400.woff2';
import varelaLatin from './fonts/varela-round-latin-400.woff2';
import varelaEnglish from './fonts/varela-round-latin-signs-400.woff2';

/** The characters of each font file. Digits and signs have their own files, because all scripts use them. */
const RANGES = {
  hebrew: 'U+307-308,U+590-5FF,U+25CC,U+FB1D-FB4F',
  arabic: 'U+600-6FF,U+750-77F,U+870-8FF,U+2E41,U+FB50-FDFF,U+FE70-FEFC',
  /** For a family without a signs file: includes the joining marks, which must be in the same font file as the letters. */
  arabicWithMarks: 'U+600-6FF,U+750-77F,U+870-8FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FEFC',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  signs: 'U+20-40,U+5B-60,U+7B-A9,U+AB-B9,U+BB-BF,U+D7,U+F7,U+2000-206F,U+20AA,U+20AC,U+2122,U+2212',
  latin: 'U+41-5A,U+61-7A,U+AA,U+BA,U+C0-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC',
  latinMore: 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20A9,U+20AB,U+20AD-20C0',
} as const;

type Script = keyof typeof RANGES;

/** A font family and its file for each script. Browsers combine only font faces that declare the same weights. */
type Family = { readonly weights: string; readonly files: Readonly<Partial<Record<Script, string>>> };

/**
 * Without next/font: it preloads by layout file, and one layout serves every language, so each page would preload all
 * scripts. The files in `fonts/` are subsets of Google's fonts: Playpen has one weight (the whole font is 200 KB); Rubik,
 * Fredoka and Nunito have the used weights, and the signs that the shop's texts use. The signs include ₪, because every
 * language shows prices; Nunito has no ₪, so its signs file contains Rubik's. License: fonts/OFL.txt.
 */
const FAMILIES = {
  Rubik: {
    weights: '300 900',
    files: {
      hebrew: rubikHebrew,
      arabic: rubikArabic,
      cyrillic: rubikCyrillic,
      latin: rubikLatin,
      latinMore: rubikLatinMore,
    },
  },
  Fredoka: { weights: '300 700', files: { hebrew: fredokaHebrew, latin: fredokaLatin } },
  'Baloo Bhaijaan 2': { weights: '400 800', files: { arabicWithMarks: balooArabic } },
  Nunito: { weights: '200 1000', files: { cyrillic: nunitoCyrillic, signs: nunitoSigns, latin: nunitoLatin } },
  'Varela Round': { weights: '400', files: { hebrew: varelaHebrew, latin: varelaLatin } },
  Playpen: {
    weights: '500',
    files: {
      hebrew: playpenHebrew,
      arabic: playpenArabic,
      cyrillic: playpenCyrillic,
      signs: playpenSigns,
      latin: playpenLatin,
    },
  },
} as const satisfies Readonly<Record<string, Family>>;

type FamilyName = keyof typeof FAMILIES;

type PageFonts = {
  readonly scripts: readonly Script[];
  /** The interface's family, the headings' family, then the others (`--family-*` in globals.css). */
  readonly families: readonly FamilyName[];
};

/** The fonts of each language's pages. Every page has some Latin words, such as an e-mail address. */
const PAGE_FONTS: Readonly<Record<Language, PageFonts>> = {
  he: { scripts: ['hebrew', 'signs', 'latin'], families: ['Rubik', 'Fredoka', 'Varela Round', 'Playpen'] },
  en: { scripts: ['latin', 'signs'], families: ['Rubik', 'Fredoka', 'Varela Round', 'Playpen'] },
  ar: { scripts: ['arabic', 'arabicWithMarks', 'signs', 'latin'], families: ['Rubik', 'Baloo Bhaijaan 2', 'Playpen'] },
  ru: { scripts: ['cyrillic', 'signs', 'latin'], families: ['Rubik', 'Nunito', 'Playpen'] },
};

type OwnScript = {
  readonly script: Script;
  readonly files: Readonly<Partial<Record<FamilyName, string>> & { Rubik: string }>;
};

/**
 * A language's own script, with the files that also have the signs: the first paint needs one file of a family, and no
 * digit changes its face afterwards.
 */
const OWN_SCRIPT: Readonly<Record<Language, OwnScript>> = {
  he: {
    script: 'hebrew',
    files: { Rubik: rubikHebrew, Fredoka: fredokaHebrew, 'Varela Round': varelaHebrew, Playpen: playpenHebrew },
  },
  en: {
    script: 'latin',
    files: { Rubik: rubikEnglish, Fredoka: fredokaEnglish, 'Varela Round': varelaEnglish, Playpen: playpenEnglish },
  },
  ar: { script: 'arabic', files: { Rubik: rubikArabic } },
  ru: { script: 'cyrillic', files: { Rubik: rubikCyrillic, Playpen: playpenCyrillic } },
};

/** The file of the headings in each language's own script. */
const HEADING_FILES: Readonly<Record<Language, string>> = {
  he: fredokaHebrew,
  en: fredokaEnglish,
  ar: balooArabic,
  ru: nunitoCyrillic,
};

const renderFontFace = (family: string, weights: string, file: string, range: string) =>
  `@font-face{font-family:"${family}";font-display:swap;font-weight:${weights};src:url(${file})format("woff2");unicode-range:${range}}`;

/** The face of a family for a script, on the pages of a language. */
function renderScript(language: Language, name: FamilyName, script: Script): string {
  const { weights, files }: Family = FAMILIES[name];
  const own = OWN_SCRIPT[language];
  const ownFile = own.script === script ? own.files[name] : undefined;
  return ownFile
    ? renderFontFace(name, weights, ownFile, `${RANGES[script]},${RANGES.signs}`)
    : renderFontFace(name, weights, files[script] ?? '', RANGES[script]);
}

const isPageFont = (language: Language, family: FamilyName, script: Script) =>
  PAGE_FONTS[language].families.includes(family) && PAGE_FONTS[language].scripts.includes(script);

/** Whether the file of the language's own script has the signs of the family, so that theirs would be loaded for nothing. */
const hasOwnSigns = (language: Language, family: FamilyName) => OWN_SCRIPT[language].files[family] !== undefined;

/**
 * `@font-face` rules, one for each family and script: those of the language's own pages (`page`), or all `other` ones,
 * which a name in another script may need.
 */
export function renderFontFaces(language: Language, which: 'page' | 'other'): string {
  const names = Object.keys(FAMILIES) as FamilyName[];
  return names
    .map((name) => {
      const scripts = (Object.keys(FAMILIES[name].files) as Script[])
        .filter((script) => script !== 'signs' || !hasOwnSigns(language, name))
        .filter((script) => isPageFont(language, name, script) === (which === 'page'));
      const rules = scripts.map((script) => renderScript(language, name, script)).join('');
      const isPageFamily = PAGE_FONTS[language].families.includes(name);
      return rules + (isPageFamily === (which === 'page') ? renderFallbackFaces(language, name) : '');
    })
    .join('');
}

/** Preloads what the first screen needs: interface and headings in the page's own script. */
export function preloadFonts(language: Language): void {
  for (const file of [OWN_SCRIPT[language].files.Rubik, HEADING_FILES[language]])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
