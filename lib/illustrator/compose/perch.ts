import type { Companion } from '../companions';
import type { Slot } from '../stages';
import type { Hero } from './hero';

/** Companions beside the hero are about half as large as those on the ground. */
export const PERCHED_SIZE = 0.44;

/** How deep feet sink into hair, and how far they stand above a grip, on the open palm; figure units. */
const INTO_HAIR = 7;
const ABOVE_GRIP = 4;

/** From the joint of the shoulder outwards to where there is room beside the face, figure units. */
const BESIDE_NECK = 20;

/** Where the slots that follow the hero are: what flies hovers there, what has feet stands on it. */
export function besideHero(name: string, hero: Hero, { shadow }: Pick<Companion, 'shadow'>): Slot | null {
  const { head, hand, shoulder, crown, scale } = hero;
  const at = (x: number, y: number): Slot => ({ x, y, scale: scale * PERCHED_SIZE, afloat: true, depth: 2000 });
  const stands = shadow > 0;
  if (name === '@hand') return at(hand[0], hand[1] - (stands ? ABOVE_GRIP : 34) * scale);
  if (name === '@shoulder')
    return stands ? at(shoulder[0] + BESIDE_NECK * scale, shoulder[1]) : at(head.x + 84 * scale, head.y + 40 * scale);
  if (name === '@head') return at(head.x, stands ? crown + INTO_HAIR * scale : head.y - 96 * scale);
  return null;
}
