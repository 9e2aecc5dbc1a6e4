import type { Language } from '@/lib/markets';
import { TYPOGRAPHY, toCanvasFont } from '../fonts';
import type { MeasureText, StoryFace } from './model';

/** What measuring needs of a canvas, in Node and in a browser. */
export type MeasuringContext = {
  font: string;
  fontVariantLigatures?: string;
  measureText(text: string): { readonly width: number };
};

/** Widths grow in proportion to the size; a large one keeps rounding small. */
const MEASURED_PT = 100;
/** Measured words are kept, because pages share most of theirs; about 10 MB. */
const MAX_KNOWN = 50_000;
const known = new Map<string, number>();

/**
 * Measures with canvases of whoever calls, one for each face. The book's fonts must be loaded: widths are kept. In a
 * browser: `measureWith(() => document.createElement('canvas').getContext('2d'), language)` after `document.fonts.ready`.
 */
export function measureWith(createContext: () => MeasuringContext, language: Language): MeasureText {
  const contexts = new Map<StoryFace, MeasuringContext>();
  const getContext = (face: StoryFace) => {
    const ready = contexts.get(face);
    if (ready) return ready;
    const context = createContext();
    context.font = toCanvasFont(TYPOGRAPHY[language].faces[face])(MEASURED_PT);
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
