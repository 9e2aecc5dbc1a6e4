import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { ALL_BASE_IDS, getLettering, LETTERINGS, type Lettering, listEditions } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { getCoverFontFolder } from '@/lib/typesetting/server';

/** The script name in a file's name; tests of page downloads read it. */
const SCRIPTS: Readonly<Record<Language, string>> = { he: 'hebrew', en: 'latin', ar: 'arabic', ru: 'cyrillic' };

const FOLDER = join('components', 'book-object', 'lettering');

const listTitles = (lettering: Lettering, language: Language): readonly string[] =>
  ALL_BASE_IDS.filter((baseId) => getLettering(baseId) === lettering)
    .flatMap((baseId) => listEditions(baseId))
    .filter((book) => book.language === language)
    .map(({ title }) => title);

function getFontFile(lettering: Lettering, language: Language): string {
  const folder = join('node_modules', '@expo-google-fonts', getCoverFontFolder(language, lettering));
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.ttf')) ?? '');
}

const MODULE = join('components', 'book-object', 'lettering.ts');

/** The module that imports every font file; the bundler decides the files' URLs. */
function renderModule(files: readonly { readonly lettering: Lettering; readonly language: Language }[]): string {
  const getImportName = (lettering: Lettering, language: Language) =>
    `${lettering}${SCRIPTS[language][0]?.toUpperCase()}${SCRIPTS[language].slice(1)}`;
  const imports = files.map(
    ({ lettering, language }) =>
      `import ${getImportName(lettering, language)} from './lettering/${basename(getFontPath(lettering, language))}';`,
  );
  const lines = LANGUAGES.map((language) => {
    const own = files.filter((file) => file.language === language);
    return `  ${language}: { ${own.map(({ lettering }) => `${lettering}: ${getImportName(lettering, language)}`).join(', ')} },`;
  });
  return `import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
${imports.sort().join('\n')}

/** Written by \`npm run covers -- lettering\`: the font files of cover titles. */
export const LETTERING_FONTS: Readonly<Record<Language, Readonly<Partial<Record<Lettering, string>>>>> = {
${lines.join('\n')}
};
`;
}

/** A style's font in a language, subset to the letters of its titles; `null` without titles. */
export async function createSubsetFont(lettering: Lettering, language: Language): Promise<Buffer | null> {
  const titles = listTitles(lettering, language);
  if (titles.length === 0) return null;
  return subsetFont(readFileSync(getFontFile(lettering, language)), titles.join(''), {
    targetFormat: 'woff2',
    // Arabic letters change shape with their neighbours; glyph alternates of other scripts would only add bytes.
    noLayoutClosure: language !== 'ar',
  });
}

export const getFontPath = (lettering: Lettering, language: Language): string =>
  join(FOLDER, `${lettering}-${SCRIPTS[language]}-titles.woff2`);

/** The styles to subset; `round` is the shop's own font. */
export const SUBSET_LETTERINGS = LETTERINGS.filter((lettering) => lettering !== 'round');

/** Writes the font files of cover titles and the module that imports them. Returns the total size in bytes. */
export async function exportLettering(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  const files: { lettering: Lettering; language: Language }[] = [];
  for (const lettering of SUBSET_LETTERINGS) {
    for (const language of LANGUAGES) {
      const font = await createSubsetFont(lettering, language);
      if (!font) continue;
      writeFileSync(getFontPath(lettering, language), font);
      bytes += font.length;
      files.push({ lettering, language });
    }
  }
  writeFileSync(MODULE, renderModule(files));
  return bytes;
}
