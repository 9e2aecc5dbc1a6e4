import type { Companion } from '../model';

export const AIR: Readonly<Record<string, Companion>> = {};
