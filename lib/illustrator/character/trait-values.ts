export const HAIR_STYLES = [
  'tousled',
  'sideFringe',
  'bob',
  'longWavy',
  'longFringe',
  'longStraight',
  'halfUp',
  'braids',
  'bun',
  'spaceBuns',
  'ponytail',
  'sidePonytail',
  'puffs',
  'afro',
  'coilyShort',
  'curlyShort',
  'curlyLong',
  'locs',
  'cornrows',
  'short',
  'spiky',
  'bowlCut',
  'pixie',
  'shaved',
  'wisps',
] as const;
export const NOSES = ['button', 'round', 'broad', 'small', 'long', 'up'] as const;
export const HEADWEAR = ['none', 'hijab', 'kippah', 'headband'] as const;
export const GLASSES = ['none', 'round', 'square', 'oval', 'cat', 'sport'] as const;
export const EYE_SHAPES = ['round', 'almond', 'hooded', 'monolid', 'droopy', 'upturned'] as const;
export const BROW_SHAPES = ['soft', 'straight', 'arched', 'bushy'] as const;

export type HairStyle = (typeof HAIR_STYLES)[number];
