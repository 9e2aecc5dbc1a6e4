import type * as parts from '../../picture-parts';

export const BY_DAY = 'dungarees';
export const LATER = 'sweaterAndJeans';

/** A figure before it has its place. */
export type Hero = Omit<parts.Hero, 'at'>;
export type Companion = Omit<parts.Companion, 'at'>;
