import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { ALL_BASE_IDS, editionsOf, LETTERINGS, type Lettering, letteringOf } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { coverFaceFolder } from '@/lib/typesetting/server';

/** The script in a file's name: the tests of what a page loads read it. */
const SCRIPT_OF: Readonly<Record<Language, string>> = { he: 'hebrew', en: 'latin', ar: 'arabic', ru: 'cyrillic' };

const FOLDER = join('components', 'book-object', 'lettering');

const titlesOf = (lettering: Lettering, language: Language): readonly string[] =>
  ALL_BASE_IDS.filter((baseId) => letteringOf(baseId) === lettering)
    .flatMap(editionsOf)
    .filter((book) => book.language === language)
    .map(({ title }) => title);

function fontFile(lettering: Lettering, language: Language): string {
  const folder = join('node_modules', '@expo-google-fonts', coverFaceFolder(language, lettering));
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.ttf')) ?? '');
}

const rule = (lettering: Lettering, language: Language, file: string): string => `@font-face {
  font-family: "Cover ${lettering} ${language}";
  font-display: swap;
  font-weight: 1 1000;
  src: url("./lettering/${file}") format("woff2");
}
.book[data-lettering="${lettering}"] .book-title:lang(${language}) {
  --cover-family: "Cover ${lettering} ${language}", var(--family-display);
}
`;

/** One file of the site: a style's face in a language, cut down to the letters of its titles; `null` without titles. */
export async function cutFace(lettering: Lettering, language: Language): Promise<Buffer | null> {
  const titles = titlesOf(lettering, language);
  if (titles.length === 0) return null;
  return subsetFont(readFileSync(fontFile(lettering, language)), titles.join(''), {
    targetFormat: 'woff2',
    // Arabic letters change their form with their neighbours; alternates of the other scripts would only weigh.
    noLayoutClosure: language !== 'ar',
  });
}

export const faceFile = (lettering: Lettering, language: Language): string =>
  join(FOLDER, `${lettering}-${SCRIPT_OF[language]}-titles.woff2`);

/** The styles that are cut; `round` is the shop's own face. */
export const CUT = LETTERINGS.filter((lettering) => lettering !== 'round');

/** Writes the faces of cover titles for the site, and their style sheet. Gives the files' bytes. */
export async function exportLettering(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  const rules: string[] = [];
  for (const lettering of CUT) {
    for (const language of LANGUAGES) {
      const face = await cutFace(lettering, language);
      if (!face) continue;
      const file = faceFile(lettering, language);
      writeFileSync(file, face);
      bytes += face.length;
      rules.push(rule(lettering, language, basename(file)));
    }
  }
  writeFileSync(`${FOLDER}.css`, `/* Written by \`npm run covers -- lettering\`. */\n${rules.join('\n')}`);
  return bytes;
}
