import type { Companion } from '../model';
import { BANDAGE } from './bandage';
import { BIG_HAND } from './big-hand';
import { NEEDLE } from './needle';
import { OPEN_HAND } from './open-hand';
import { OW } from './ow';
import { SLEEVE_DOOR } from './sleeve-door';
import { SLEEVES } from './sleeves';
import { SWEATER } from './sweater';

/** Who is at the clinic, and what the child wears there. */
export const AT_CLINIC: Readonly<Record<string, Companion>> = {
  ...BANDAGE,
  ...BIG_HAND,
  ...NEEDLE,
  ...OPEN_HAND,
  ...OW,
  ...SLEEVE_DOOR,
  ...SLEEVES,
  ...SWEATER,
};
