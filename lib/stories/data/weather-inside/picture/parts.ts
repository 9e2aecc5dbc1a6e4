import type * as parts from '../../picture-parts';

export const BY_DAY = 'stripedDungarees';
/** By day, with the wind in the sleeves. */
export const BLOWN = 'stripedDungareesBlown';
export const LATER = 'sweaterAndJeans';

/** A figure before it has its place. */
export type Hero = Omit<parts.Hero, 'at'>;
export type Companion = Omit<parts.Companion, 'at'>;

/** What a hand does. */
export type Touch = NonNullable<NonNullable<parts.Hero['hands']>['left']>;
