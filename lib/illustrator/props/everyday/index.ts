import type { Prop } from '../model';

export const EVERYDAY_STANDING: Readonly<Record<string, Prop>> = {};
export const EVERYDAY_HELD: Readonly<Record<string, Prop>> = {};
