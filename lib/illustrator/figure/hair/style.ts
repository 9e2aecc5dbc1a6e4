import { itemAt } from '@/lib/platform/item-at';
import type { Character } from '../../character/character';
import type { Shape } from '../../paint';
import type { Skin } from '../skin';
import type { HairBrush } from './brush';

/** The passes of one hair style; all are drawn in the head's frame. */
export type HairDrawing = {
  /** Behind head and body. */
  readonly back: () => void;
  /** Over the face. */
  readonly front: () => void;
  /** After everything else of the head. */
  readonly over?: () => void;
  /** What throws a shadow on the brow. */
  readonly shadow: Shape | null;
  readonly coversEars: boolean;
  /** Hair lies behind both ears: they are drawn over it. */
  readonly behindEars?: boolean;
  /** Hair falls over the brows. */
  readonly fringe: boolean;
};

export type HairStyleDrawing = (brush: HairBrush, character: Character, skin: Skin) => HairDrawing;

/** Ties and ribbons go with the hair's warmth. */
export const RIBBONS = ['#e2574c', '#3e8f8a', '#f2b632', '#7a6fb0'] as const;
export const ribbonColor = (character: Character): string =>
  character.gender === 'boy' ? RIBBONS[1] : itemAt(RIBBONS, character.age % RIBBONS.length);
