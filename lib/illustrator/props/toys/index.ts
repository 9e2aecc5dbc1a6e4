import type { Prop } from '../model';

export const TOYS_STANDING: Readonly<Record<string, Prop>> = {};
export const TOYS_HELD: Readonly<Record<string, Prop>> = {};
