import type { Stage } from '../model';

export const ROOMS: Readonly<Record<string, Stage>> = {};
