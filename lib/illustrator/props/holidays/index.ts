import type { Prop } from '../model';

export const HOLIDAYS_STANDING: Readonly<Record<string, Prop>> = {};
export const HOLIDAYS_HELD: Readonly<Record<string, Prop>> = {};
