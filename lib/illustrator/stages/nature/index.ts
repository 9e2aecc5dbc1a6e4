import type { Stage } from '../model';

export const NATURE: Readonly<Record<string, Stage>> = {};
