import { COVER_TONES } from './data/cover-tones';
import type { Gender } from './model';

/** How a title is lettered on a cover: cream on dark art or ink on light art, with a tint (0 to 1) under it. */
export type CoverTone = { readonly tone: 'dark' | 'light'; readonly tint: number };

export type CoverTones = Readonly<Record<number, Readonly<Partial<Record<Gender, CoverTone>>>>>;

/** The lettering of a book's cover, measured when the covers were drawn (`npm run covers`); `null` where it was not. */
export const coverToneOf = (baseId: number, gender: Gender): CoverTone | null => COVER_TONES[baseId]?.[gender] ?? null;
