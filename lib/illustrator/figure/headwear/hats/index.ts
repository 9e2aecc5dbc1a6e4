import type { Character } from '../../../character/character';
import type { HairBrush } from '../../hair/brush';
import type { HeadDrawing } from '../../head/head-pose';
import type { Hat } from '../../outfit';
import { baker } from './baker';
import { bobble } from './bobble';
import { cap } from './cap';
import { crown } from './crown';
import type { HatDrawing } from './hat';
import { helmet } from './helmet';
import { hood } from './hood';
import { straw } from './straw';

type HatMaker = (brush: HairBrush, hat: Hat, character: Character) => HatDrawing;

const HATS: Readonly<Record<Hat['kind'], HatMaker>> = {
  hood,
  mane: hood,
  bear: hood,
  bobble,
  baker,
  cap,
  crown,
  helmet,
  straw,
};

/** A head with a hat on: hair shows only where the hat leaves it, whatever its style. */
export function withHat(brush: HairBrush, character: Character, hat: Hat, head: HeadDrawing): HeadDrawing {
  const p = brush.painter;
  const { free, behind, before, hidesBack } = HATS[hat.kind](brush, hat, character);
  const kept = (draw: () => void) => (free ? p.clip(free, draw) : draw());
  return {
    back: () => {
      if (!hidesBack) kept(head.back);
      behind?.();
    },
    front: () => {
      kept(head.front);
      before();
    },
  };
}
