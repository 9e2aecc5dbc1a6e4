import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '@/lib/markets';
import { getFont, registerFonts } from '../register-fonts';
import type { MeasureText, StoryFace } from './model';

/** Widths grow in proportion to the size; a large one keeps rounding small. */
const MEASURED_PT = 100;
/** Measured words are kept, because pages share most of theirs; about 10 MB. */
const MAX_KNOWN = 50_000;
const known = new Map<string, number>();

/** Measures with the book's own font files, as the typesetter sets them. */
export function createMeasureText(language: Language): MeasureText {
  registerFonts();
  const contexts = new Map<StoryFace, SKRSContext2D>();
  const getContext = (face: StoryFace) => {
    const context = contexts.get(face) ?? createCanvas(1, 1).getContext('2d');
    if (contexts.has(face)) return context;
    context.font = getFont(language, face)(MEASURED_PT);
    // As in `template/data.typ`: only joined scripts have ligatures.
    if (language !== 'ar') context.fontVariantLigatures = 'none';
    contexts.set(face, context);
    return context;
  };
  return (text, face, sizePt) => {
    const key = `${language} ${face} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      width = getContext(face).measureText(text).width / MEASURED_PT;
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, width);
    }
    return width * sizePt;
  };
}
