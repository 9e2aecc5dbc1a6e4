import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Language } from '@/lib/markets';
import { FONT_FOLDERS, TYPOGRAPHY } from './faces';

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

/** A language's face as a canvas font of a size in pixels (or whatever unit the canvas counts in). */
export function fontOf(language: Language, role: 'heading' | 'story'): (size: number) => string {
  const { families, weight } = TYPOGRAPHY[language].faces[role];
  return (size) => `${weight} ${size}px ${families.map((family) => `"${family}"`).join(', ')}`;
}
