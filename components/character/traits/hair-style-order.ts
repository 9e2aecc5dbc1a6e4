import type { Character, HairStyle } from '@/lib/illustrator';

const LONG: readonly HairStyle[] = [
  'curlyLong',
  'longWavy',
  'longStraight',
  'longFringe',
  'bob',
  'halfUp',
  'braids',
  'bun',
  'spaceBuns',
  'ponytail',
  'sidePonytail',
  'puffs',
  'pixie',
];
const SHORT: readonly HairStyle[] = [
  'tousled',
  'sideFringe',
  'short',
  'spiky',
  'bowlCut',
  'curlyShort',
  'coilyShort',
  'shaved',
  'wisps',
];
const EITHER: readonly HairStyle[] = ['afro', 'locs', 'cornrows'];

/** Every hair style; the likelier ones for this gender come first. */
export const hairStylesFor = (gender: Character['gender']): readonly HairStyle[] =>
  gender === 'girl' ? [...LONG, ...EITHER, ...SHORT] : [...SHORT, ...EITHER, ...LONG];
