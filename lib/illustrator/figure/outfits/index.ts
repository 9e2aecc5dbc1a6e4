import type { Character } from '../../character/character';
import type { Outfit } from '../outfit';
import { COSTUMES } from './costumes';
import { EVERYDAY } from './everyday';
import { FESTIVE } from './festive';
import { GROWN_UP } from './grown-up';
import { OUTDOORS } from './outdoors';
import { PLAY } from './play';

const outfits = { ...EVERYDAY, ...PLAY, ...OUTDOORS, ...FESTIVE, ...COSTUMES, ...GROWN_UP };

export type OutfitName = keyof typeof outfits;

/** Clothes by name; each suits boys and girls. */
export const OUTFITS: Readonly<Record<OutfitName, (c: Character) => Outfit>> = outfits;

const COVERED_LEGS = '#5b4a6a';

/** The clothes a child wears in a scene; with a hijab, arms and legs are covered. */
export function outfitFor(name: OutfitName, character: Character): Outfit {
  const outfit = OUTFITS[name](character);
  if (character.headwear !== 'hijab') return outfit;
  const { top, bottom } = outfit;
  const skirted = bottom.kind === 'dress' || bottom.kind === 'skirt';
  const collar = top.collar === 'straps' ? 'crew' : top.collar;
  return {
    ...outfit,
    top: { ...top, sleeve: 'long', collar },
    bottom: bottom.kind === 'shorts' ? { ...bottom, kind: 'trousers' } : bottom,
    tights: skirted ? (outfit.tights ?? COVERED_LEGS) : outfit.tights,
  };
}
