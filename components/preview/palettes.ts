import type { Character, HairStyle } from '@/lib/illustrator';

type Tone = { readonly name: string; readonly hex: string };

/** Colours a parent can choose; names are message keys below `preview.tones`. From light to dark, then warm to grey. */
export const PALETTES = {
  skin: [
    { name: 'skin1', hex: '#fbe3d2' },
    { name: 'skin2', hex: '#f3c9a5' },
    { name: 'skin3', hex: '#e0a678' },
    { name: 'skin4', hex: '#cd8f60' },
    { name: 'skin5', hex: '#b57a4e' },
    { name: 'skin6', hex: '#96623f' },
    { name: 'skin7', hex: '#774a30' },
    { name: 'skin8', hex: '#5a3726' },
  ],
  hairColor: [
    { name: 'black', hex: '#1f1917' },
    { name: 'darkBrown', hex: '#3a2618' },
    { name: 'brown', hex: '#5d3d26' },
    { name: 'lightBrown', hex: '#84603c' },
    { name: 'darkBlond', hex: '#cfa75f' },
    { name: 'blond', hex: '#e6cc94' },
    { name: 'red', hex: '#b65a28' },
    { name: 'grey', hex: '#9a948d' },
  ],
  eyeColor: [
    { name: 'darkBrown', hex: '#3b2416' },
    { name: 'brown', hex: '#6a4526' },
    { name: 'hazel', hex: '#7d6a3a' },
    { name: 'green', hex: '#5c7f4c' },
    { name: 'blue', hex: '#4c82bd' },
    { name: 'grey', hex: '#7b8c99' },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type ToneTrait = keyof typeof PALETTES;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Weighted RGB distance (low-cost approximation of perceived difference). */
function distance(a: string, b: string): number {
  const [r1 = 0, g1 = 0, b1 = 0] = channels(a);
  const [r2 = 0, g2 = 0, b2 = 0] = channels(b);
  const red = (r1 + r2) / 2;
  return (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2;
}

/** The palette's colour that looks most like `hex`; a photo's own tone lies between two of them. */
export function nearest(trait: ToneTrait, hex: string): string {
  const tones: readonly Tone[] = PALETTES[trait];
  const best = tones.reduce((a, b) => (distance(b.hex, hex) < distance(a.hex, hex) ? b : a));
  return best.hex;
}

const LONG: readonly HairStyle[] = ['curlyLong', 'longWavy', 'longFringe', 'bob', 'braids', 'bun', 'ponytail', 'puffs'];
const SHORT: readonly HairStyle[] = ['tousled', 'sideFringe', 'short', 'curlyShort', 'coilyShort', 'shaved', 'wisps'];
const EITHER: readonly HairStyle[] = ['afro', 'locs'];

/** Every hair style, the likelier ones first. */
export const hairStylesFor = (gender: Character['gender']): readonly HairStyle[] =>
  gender === 'girl' ? [...LONG, ...EITHER, ...SHORT] : [...SHORT, ...EITHER, ...LONG];

/** Sections of the passport, those that the photo did not tell well first; otherwise in the usual order. */
export const TRAITS = ['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses'] as const;
export type TraitName = (typeof TRAITS)[number];

export const traitOrder = (unsure: readonly string[]): readonly TraitName[] => [
  ...TRAITS.filter((trait) => unsure.includes(trait)),
  ...TRAITS.filter((trait) => !unsure.includes(trait)),
];
