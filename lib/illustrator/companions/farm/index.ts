import type { Companion } from '../model';

export const FARM: Readonly<Record<string, Companion>> = {};
