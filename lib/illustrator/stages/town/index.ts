import type { Stage } from '../model';

export const TOWN: Readonly<Record<string, Stage>> = {};
