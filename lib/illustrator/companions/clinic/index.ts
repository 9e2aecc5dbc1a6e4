import type { Companion } from '../model';
import { BANDAGE } from './bandage';
import { NEEDLE } from './needle';
import { OW } from './ow';
import { SWEATER } from './sweater';

/** Who is at the clinic, and what the child wears there. */
export const AT_CLINIC: Readonly<Record<string, Companion>> = { ...BANDAGE, ...NEEDLE, ...OW, ...SWEATER };
