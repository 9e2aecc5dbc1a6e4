import type { Companion } from '../model';

export const LAND: Readonly<Record<string, Companion>> = {};
