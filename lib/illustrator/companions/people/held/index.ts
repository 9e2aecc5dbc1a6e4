import type { Companion } from '../../model';
import { BABY_ON_BACK } from './baby-on-back';
import { BABY_ON_TUMMY } from './baby-on-tummy';
import { HELD_BY_MOTHER } from './mother';

/** Babies, and whoever holds one, drawn as one group. */
export const HELD: Readonly<Record<string, Companion>> = { ...HELD_BY_MOTHER, ...BABY_ON_BACK, ...BABY_ON_TUMMY };
