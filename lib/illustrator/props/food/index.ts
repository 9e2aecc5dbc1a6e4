import type { Prop } from '../model';

export const FOOD_STANDING: Readonly<Record<string, Prop>> = {};
export const FOOD_HELD: Readonly<Record<string, Prop>> = {};
