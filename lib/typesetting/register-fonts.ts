import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { COVER_FACES, type Face, FONT_FOLDERS, TYPOGRAPHY } from './faces';

let registered = false;

/** Makes the books' faces known to the canvas; the same files that the typesetter reads. */
export function registerFonts(): void {
  if (registered) return;
  for (const folder of FONT_FOLDERS) {
    const path = join(process.cwd(), 'node_modules', '@expo-google-fonts', folder);
    for (const file of readdirSync(path).filter((name) => name.endsWith('.ttf')))
      GlobalFonts.registerFromPath(join(path, file));
  }
  registered = true;
}

const canvasFont =
  ({ families, weight }: Face) =>
  (size: number): string =>
    `${weight} ${size}px ${families.map((family) => `"${family}"`).join(', ')}`;

/** A language's face as a canvas font of a size in pixels (or whatever unit the canvas counts in). */
export const fontOf = (language: Language, role: 'heading' | 'story') => canvasFont(TYPOGRAPHY[language].faces[role]);

/** The face of a title on a cover as a canvas font of a size in pixels. */
export const coverFontOf = (language: Language, lettering: Lettering) => canvasFont(COVER_FACES[lettering][language]);
