import type { Character } from '../../character/character';
import type { HairStyle } from '../../character/trait-values';
import { lightness } from '../../paint';

/** Natural hair types, which a family shares, whatever style each member wears. */
export type Texture = 'straight' | 'curly' | 'coily';
export type Wearer = 'girl' | 'boy' | 'woman' | 'man' | 'grandmother' | 'grandfather';

const COILY = new Set<HairStyle>(['afro', 'puffs', 'coilyShort', 'locs', 'cornrows']);
const CURLY = new Set<HairStyle>(['curlyShort', 'curlyLong']);

export function textureOf({ hairStyle, hairShape, skin, hairColor }: Character): Texture {
  if (hairShape?.cover === 'hair') return hairShape.texture === 'wavy' ? 'straight' : hairShape.texture;
  if (COILY.has(hairStyle)) return 'coily';
  if (CURLY.has(hairStyle)) return 'curly';
  // Too short or too hidden to tell.
  const hidden = hairStyle === 'shaved' || hairStyle === 'wisps';
  return hidden && lightness(skin) < 0.58 && lightness(hairColor) < 0.4 ? 'coily' : 'straight';
}

export const STYLES: Readonly<Record<Wearer, Readonly<Record<Texture, readonly HairStyle[]>>>> = {
  woman: {
    straight: ['longWavy', 'bob', 'halfUp', 'bun', 'longStraight'],
    curly: ['curlyLong', 'bun'],
    coily: ['afro', 'locs', 'bun'],
  },
  man: {
    straight: ['short', 'sideFringe', 'tousled'],
    curly: ['curlyShort', 'short'],
    coily: ['coilyShort', 'shaved'],
  },
  grandmother: { straight: ['bun', 'bob', 'pixie'], curly: ['bun', 'curlyShort'], coily: ['bun', 'coilyShort'] },
  grandfather: { straight: ['sideFringe', 'short'], curly: ['curlyShort', 'short'], coily: ['coilyShort'] },
  girl: {
    straight: ['ponytail', 'braids', 'longFringe', 'halfUp', 'bob'],
    curly: ['curlyLong', 'spaceBuns', 'bun'],
    coily: ['puffs', 'cornrows', 'locs', 'afro'],
  },
  boy: {
    straight: ['tousled', 'bowlCut', 'spiky', 'short'],
    curly: ['curlyShort', 'short'],
    coily: ['coilyShort', 'shaved'],
  },
};
