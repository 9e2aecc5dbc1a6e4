import type { Stage } from '../model';

export const WORLDS: Readonly<Record<string, Stage>> = {};
