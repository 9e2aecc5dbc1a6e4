import type { Prop } from '../model';

export const VEHICLES_STANDING: Readonly<Record<string, Prop>> = {};
export const VEHICLES_HELD: Readonly<Record<string, Prop>> = {};
