import { createCanvas } from '@napi-rs/canvas';
import type { Language } from '@/lib/markets';
import { registerFonts } from '../register-fonts';
import { type MeasuringContext, measureWith } from './measure-with';
import type { MeasureText } from './model';

/** Measures with the book's own font files, as the typesetter sets them. */
export function createMeasureText(language: Language): MeasureText {
  registerFonts();
  return measureWith(() => createCanvas(1, 1).getContext('2d') as MeasuringContext, language);
}
