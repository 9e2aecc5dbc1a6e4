import type { Language } from '@/lib/markets';

/** A font of the system, and how much wider or narrower a family of ours sets the shop's own texts. */
type FallbackFont = {
  /** Full names and PostScript names, of which the first one that the system has is used. */
  readonly local: readonly string[];
  /** Width of our family's words in this language, of the width in the system's font. */
  readonly sizes: Readonly<Partial<Record<string, number>>>;
};

/**
 * By language, because a family is wider than Arial in Latin and narrower in Hebrew. Measured on 2,500 words of
 * `messages` at the weight in which a family is mostly used. Android has Roboto and Noto instead of Arial; Arial's own
 * Arabic letters were not measured.
 */
const FALLBACK_FONTS: Readonly<Record<Language, readonly FallbackFont[]>> = {
  he: [
    {
      local: ['Arial', 'NotoSansHebrew-Regular', 'Liberation Sans'],
      sizes: { Rubik: 0.964, Fredoka: 0.986, 'Varela Round': 1.03 },
    },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.953, Fredoka: 0.976, 'Varela Round': 1.019 } },
  ],
  en: [
    {
      local: ['Arial', 'Roboto', 'Liberation Sans'],
      sizes: { Rubik: 1.06, Fredoka: 1.03, 'Varela Round': 1.08 },
    },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.938, Fredoka: 0.911, 'Varela Round': 0.954 } },
  ],
  ar: [
    { local: ['Arial'], sizes: { Rubik: 1.05, 'Baloo Bhaijaan 2': 1.04 } },
    { local: ['NotoNaskhArabic-Regular'], sizes: { Rubik: 1.145, 'Baloo Bhaijaan 2': 1.135 } },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.99, 'Baloo Bhaijaan 2': 0.981 } },
  ],
  ru: [
    { local: ['Arial', 'Liberation Sans'], sizes: { Rubik: 1.055, Nunito: 1.101 } },
    { local: ['Roboto'], sizes: { Rubik: 1.025, Nunito: 1.069 } },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.916, Nunito: 0.955 } },
  ],
};

/** Of an em, over and under the baseline. */
type Metrics = { readonly ascent: number; readonly descent: number };

const METRICS: Readonly<Partial<Record<string, Metrics>>> = {
  Rubik: { ascent: 0.935, descent: 0.25 },
  Fredoka: { ascent: 0.974, descent: 0.236 },
  'Varela Round': { ascent: 0.918, descent: 0.286 },
  'Baloo Bhaijaan 2': { ascent: 1.08, descent: 0.632 },
  Nunito: { ascent: 1.011, descent: 0.353 },
};

const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

/**
 * `@font-face` rules "<family> Fallback", "<family> Fallback 2" and so on: fonts of the system in the size of a family,
 * so that no line wraps differently when the family's file arrives. Empty for a family without measures.
 */
export function renderFallbackFaces(language: Language, family: string): string {
  const metrics = METRICS[family];
  if (!metrics) return '';
  return FALLBACK_FONTS[language]
    .map(({ local, sizes }, index) => {
      const size = sizes[family];
      if (!size) return '';
      const name = `${family} Fallback${index ? ` ${index + 1}` : ''}`;
      const sources = local.map((font) => `local("${font}")`).join();
      return `@font-face{font-family:"${name}";src:${sources};ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:0%;size-adjust:${percent(size)}}`;
    })
    .join('');
}
