import type { Companion } from '../model';

export const PEOPLE: Readonly<Record<string, Companion>> = {};
