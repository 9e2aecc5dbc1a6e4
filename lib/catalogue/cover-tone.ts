import tones from './data/cover-tones.json';
import type { Gender } from './model';

/** How a title is lettered on a cover: cream on dark art or ink on light art, with a tint (0 to 1) under it. */
export type CoverTone = { readonly tone: 'dark' | 'light'; readonly tint: number };

type Tones = Readonly<Record<string, Readonly<Partial<Record<Gender, CoverTone>>>>>;

/** The lettering of a book's cover, measured when the covers were drawn (`npm run covers`); `null` where it was not. */
export const coverToneOf = (baseId: number, gender: Gender): CoverTone | null =>
  (tones as Tones)[baseId]?.[gender] ?? null;
