import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { FALLBACK_FAMILIES, FONT_FOLDER_BY_FACE } from '../fonts';

/** What a text may contain: letters with their marks, digits, punctuation, symbols and two kinds of space. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\u0020\u00a0]$/u;
/** Parts of emoji and signs that a font draws only in place of others: no text has them alone. */
const HIDDEN = /^[\p{Default_Ignorable_Code_Point}\ufffc\ufffd\u25cc]$/u;

const listCodePoints = (folder: string): number[] => {
  const path = join('node_modules', '@expo-google-fonts', folder);
  const file = readdirSync(path).find((name) => name.endsWith('.ttf'));
  if (!file) throw new Error(`There is no font file in ${path}.`);
  return [...new Face(new Blob(readFileSync(join(path, file))), 0).collectUnicodes()];
};

const isTextCharacter = (code: number): boolean => {
  const char = String.fromCodePoint(code);
  return VISIBLE.test(char) && !HIDDEN.test(char);
};

/** Consecutive code points as `20-7e a0`, in hexadecimal. */
function formatRanges(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((range) => [...new Set(range)].map((code) => code.toString(16)).join('-')).join(' ');
}

/** The characters that every used weight of a fallback family has, read from its font files. */
function readFamily(family: string): string {
  const folders = Object.keys(FONT_FOLDER_BY_FACE)
    .filter((face) => face.replace(/ \d+$/, '') === family)
    .flatMap((face) => FONT_FOLDER_BY_FACE[face] ?? []);
  const [first, ...others] = folders.map((folder) => new Set(listCodePoints(folder)));
  if (!first) throw new Error(`There is no font file of ${family}.`);
  return formatRanges([...first].filter((code) => isTextCharacter(code) && others.every((set) => set.has(code))));
}

/** `printable/coverage.ts` as the font files of this moment give it. */
export function renderCoverage(): string {
  const entries = FALLBACK_FAMILIES.map((family) => {
    const key = family.includes(' ') ? `'${family}'` : family;
    return `  ${key}:\n    '${readFamily(family)}',`;
  });
  return `// Made by \`npm run font-coverage\` from the font files; not edited by hand.

/** The characters of each fallback family as ranges of code points, in hexadecimal. */
export const COVERAGE = {
${entries.join('\n')}
} as const;
`;
}
