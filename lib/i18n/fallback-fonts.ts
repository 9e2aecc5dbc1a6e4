import type { Language } from '@/lib/markets';

/** A font of the system, and how much wider or narrower a family of ours sets the shop's own texts. */
type FallbackFont = {
  /** Full names and PostScript names, of which the first one that the system has is used. */
  readonly local: readonly string[];
  /** Width of our family's words in this language, of the width in the system's font. */
  readonly sizes: Readonly<Partial<Record<string, number>>>;
};

/**
 * By language, because a family is wider than Arial in Latin and narrower in Hebrew. Measured on 700 texts of `messages`
 * at the weight in which a family is mostly used. Android has Roboto and Noto instead of Arial, which set these texts
 * within 2 % as wide; Arial's own Arabic letters were not measured. Linux has DejaVu, which is much wider; for
 * Fredoka the size of Rubik will do.
 */
const FALLBACK_FONTS: Readonly<Record<Language, readonly FallbackFont[]>> = {
  he: [
    {
      local: ['Arial', 'NotoSansHebrew-Regular'],
      sizes: { Rubik: 0.95, Fredoka: 0.97, 'Varela Round': 1.02 },
    },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.92, 'Varela Round': 0.99 } },
  ],
  en: [
    { local: ['Arial', 'Roboto'], sizes: { Rubik: 1.04, Fredoka: 1.01, 'Varela Round': 1.06 } },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.91, 'Varela Round': 0.93 } },
  ],
  ar: [
    { local: ['Arial', 'NotoNaskhArabic-Regular'], sizes: { Rubik: 1.08, 'Baloo Bhaijaan 2': 1.08 } },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.95, 'Baloo Bhaijaan 2': 0.95 } },
  ],
  ru: [
    { local: ['Arial', 'Roboto'], sizes: { Rubik: 1.03, Nunito: 1.1 } },
    { local: ['DejaVu Sans'], sizes: { Rubik: 0.92, Nunito: 0.96 } },
  ],
};

/** Over the baseline, of an em. What is under it hardly differs. */
const ASCENTS: Readonly<Partial<Record<string, number>>> = {
  Rubik: 0.935,
  Fredoka: 0.974,
  'Varela Round': 0.918,
  'Baloo Bhaijaan 2': 1.08,
  Nunito: 1.011,
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * `@font-face` rules "<family> Fallback" and "<family> Fallback 2": fonts of the system in the size of a family,
 * so that no line wraps differently when the family's file arrives. Empty for a family without measures.
 */
export function renderFallbackFaces(language: Language, family: string): string {
  const ascent = ASCENTS[family];
  if (!ascent) return '';
  return FALLBACK_FONTS[language]
    .map(({ local, sizes }, index) => {
      const size = sizes[family];
      if (!size) return '';
      const name = `${family} Fallback${index ? ` ${index + 1}` : ''}`;
      const sources = local.map((font) => `local("${font}")`).join();
      return `@font-face{font-family:"${name}";src:${sources};ascent-override:${percent(ascent / size)};size-adjust:${percent(size)}}`;
    })
    .join('');
}
