import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { COVER_FACES, FONT_FOLDERS, TYPOGRAPHY, toCanvasFont } from './fonts';

let registered = false;

/** Registers the books' fonts with the canvas, from the same files that the typesetter uses. */
export function registerFonts(): void {
  if (registered) return;
  for (const folder of FONT_FOLDERS) {
    const path = join(process.cwd(), 'node_modules', '@expo-google-fonts', folder);
    for (const file of readdirSync(path).filter((name) => name.endsWith('.ttf')))
      GlobalFonts.registerFromPath(join(path, file));
  }
  registered = true;
}

/** A language's font as a canvas font of a size in pixels (or the canvas's unit). */
export const getFont = (language: Language, role: 'heading' | 'story' | 'hand') =>
  toCanvasFont(TYPOGRAPHY[language].faces[role]);

/** The font of a cover title as a canvas font of a size in pixels. */
export const getCoverFont = (language: Language, lettering: Lettering) =>
  toCanvasFont(COVER_FACES[lettering][language]);
