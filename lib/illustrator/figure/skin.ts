import { lch, mix, toLch } from '../paint';

/** The tones of one skin: shadows go to warm red, never grey; lights to peach. */
export type Skin = {
  readonly base: string;
  readonly shadow: string;
  readonly deep: string;
  readonly light: string;
  readonly highlight: string;
  readonly blush: string;
  readonly blushAlpha: number;
  readonly line: string;
  readonly lip: string;
  /** Dark skin has its own rules for shadow, blush and highlights. */
  readonly dark: boolean;
};

function blushOf(lightness: number): string {
  if (lightness > 0.85) return '#f0837c';
  if (lightness > 0.74) return '#e0694f';
  if (lightness > 0.6) return '#c7503c';
  return lightness > 0.48 ? '#b0442f' : '#99392c';
}

export function skinTones(hex: string): Skin {
  const [L, C, H] = toLch(hex);
  const warm = (lighter: number, chroma: number, redder: number) => lch(L + lighter, C * chroma, H - redder);
  const dark = L < 0.58;
  return {
    base: hex,
    shadow: warm(dark ? -0.075 : -0.085, dark ? 1.08 : 1.35, 0.16),
    deep: warm(dark ? -0.13 : -0.17, dark ? 1.08 : 1.6, 0.26),
    light: warm(dark ? 0.07 : 0.035, dark ? 0.98 : 0.75, -0.05),
    highlight: dark ? mix(hex, '#ffc79a', 0.42) : mix(hex, '#fffaf0', 0.62),
    blush: blushOf(L),
    blushAlpha: L > 0.85 ? 0.5 : L > 0.6 ? 0.46 : 0.5,
    line: warm(dark ? -0.2 : -0.3, dark ? 1 : 1.7, 0.32),
    lip: L > 0.74 ? mix(warm(-0.16, 1.7, 0.3), '#cf4f55', 0.45) : mix(warm(-0.1, 1.2, 0.3), '#a8403f', 0.4),
    dark,
  };
}
