import { hexToRgb, rgbToLab } from './paint/color';

/** Tones that print and paint well, from light to dark; a photo's colour is drawn towards the nearest. */
export const SKIN_TONES = [
  '#fbe3d2',
  '#f7d3b5',
  '#f3c9a5',
  '#ecb98f',
  '#e0a678',
  '#cd8f60',
  '#b57a4e',
  '#96623f',
  '#774a30',
  '#5a3726',
] as const;

/** Black, browns, blonds, reds, grey. */
export const HAIR_TONES = [
  '#1f1917',
  '#3a2618',
  '#5d3d26',
  '#84603c',
  '#a5824f',
  '#cfa75f',
  '#e6cc94',
  '#7c3b20',
  '#b65a28',
  '#9a948d',
] as const;

/** Browns, hazel, green, blue, grey. */
export const EYE_TONES = ['#3b2416', '#6a4526', '#7d6a3a', '#5c7f4c', '#4c82bd', '#7b8c99'] as const;

/** The tone nearest to `hex` in OKLab; `lightnessWeight` under 1 forgives the light of the photo. */
export function nearestTone(hex: string, tones: readonly string[], lightnessWeight: number): string {
  const [L, a, b] = rgbToLab(hexToRgb(hex));
  const distance = (tone: string) => {
    const lab = rgbToLab(hexToRgb(tone));
    return lightnessWeight * (lab[0] - L) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
  };
  return tones.reduce((best, tone) => (distance(tone) < distance(best) ? tone : best), tones[0] ?? hex);
}
