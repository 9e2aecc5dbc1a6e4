import { hexToRgb, labToRgb, rgbToHex, rgbToLab } from '../paint/color';

/** A colour of the editor; names are message keys below `preview.tones`. */
type Tone = { readonly name: string; readonly hex: string };

/** Tones that print and paint well: skin from light to dark, hair and eyes from dark to light, then red and grey. */
export const TONES = {
  skin: [
    { name: 'skin1', hex: '#fbe3d2' },
    { name: 'skin2', hex: '#f7d3b5' },
    { name: 'skin3', hex: '#f3c9a5' },
    { name: 'skin4', hex: '#ecb98f' },
    { name: 'skin5', hex: '#e0a678' },
    { name: 'skin6', hex: '#cd8f60' },
    { name: 'skin7', hex: '#b57a4e' },
    { name: 'skin8', hex: '#96623f' },
    { name: 'skin9', hex: '#774a30' },
    { name: 'skin10', hex: '#5a3726' },
  ],
  hairColor: [
    { name: 'black', hex: '#1f1917' },
    { name: 'darkBrownHair', hex: '#3a2618' },
    { name: 'brownHair', hex: '#5d3d26' },
    { name: 'lightBrown', hex: '#84603c' },
    { name: 'golden', hex: '#a5824f' },
    { name: 'darkBlond', hex: '#cfa75f' },
    { name: 'blond', hex: '#e6cc94' },
    { name: 'auburn', hex: '#7c3b20' },
    { name: 'ginger', hex: '#b65a28' },
    { name: 'grey', hex: '#9a948d' },
  ],
  eyeColor: [
    { name: 'darkBrownEyes', hex: '#3b2416' },
    { name: 'brownEyes', hex: '#6a4526' },
    { name: 'hazel', hex: '#7d6a3a' },
    { name: 'green', hex: '#5c7f4c' },
    { name: 'blueEyes', hex: '#4c82bd' },
    { name: 'grey', hex: '#7b8c99' },
  ],
  glassesColor: [
    { name: 'darkBlue', hex: '#33507a' },
    { name: 'black', hex: '#2a2725' },
    { name: 'brown', hex: '#6b4226' },
    { name: 'red', hex: '#b8402f' },
    { name: 'pink', hex: '#d9749a' },
    { name: 'purple', hex: '#7a5aa6' },
    { name: 'green', hex: '#3f7f5f' },
    { name: 'gold', hex: '#c79a3c' },
  ],
  headwearColor: [
    { name: 'blue', hex: '#3d64a8' },
    { name: 'darkBlue', hex: '#26345f' },
    { name: 'white', hex: '#f1ece2' },
    { name: 'pink', hex: '#e08aa5' },
    { name: 'red', hex: '#c0473a' },
    { name: 'purple', hex: '#8663b0' },
    { name: 'green', hex: '#4f8a68' },
    { name: 'black', hex: '#2b2a30' },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type ToneTrait = keyof typeof TONES;

const hexes = (trait: ToneTrait): readonly string[] => TONES[trait].map(({ hex }) => hex);
export const SKIN_TONES = hexes('skin');
export const HAIR_TONES = hexes('hairColor');

/** The nearest tone to `hex` in OKLab. A `lightnessWeight` below 1 tolerates the light of the photo. */
export function nearestTone(hex: string, tones: readonly string[], lightnessWeight: number): string {
  const [L, a, b] = rgbToLab(hexToRgb(hex));
  const distance = (tone: string) => {
    const lab = rgbToLab(hexToRgb(tone));
    return lightnessWeight * (lab[0] - L) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
  };
  return tones.reduce((best, tone) => (distance(tone) < distance(best) ? tone : best), tones[0] ?? hex);
}

/** How much lighter or darker a parent can make a tone, in OKLab lightness. */
const MAX_LIGHTNESS_CHANGE = 0.1;

/** The tone between its darkest (-1) and lightest (1) shade with the same hue; 0 leaves it unchanged. */
export function adjustLightness(hex: string, step: number): string {
  if (step === 0) return hex;
  const [L, a, b] = rgbToLab(hexToRgb(hex));
  return rgbToHex(labToRgb([Math.min(0.97, Math.max(0.13, L + step * MAX_LIGHTNESS_CHANGE)), a, b]));
}
