import type { Companion } from '../model';

export const WATER: Readonly<Record<string, Companion>> = {};
