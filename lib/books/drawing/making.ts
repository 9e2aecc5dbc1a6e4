import type { Vignette } from '@/lib/illustrator/server';
import type { Language } from '@/lib/markets';
import type { DedicationDesign } from '@/lib/typesetting';
import type { Heroes } from '../book-labels';
import type { BookStory } from '../book-story';

/** All that the files of a book are made of. */
export type Making = {
  readonly told: BookStory;
  readonly hero: Heroes;
  readonly language: Language;
  readonly dedication: string | null;
  readonly dedicationDesign: DedicationDesign;
  /** JPEG bytes of the family's photo. */
  readonly dedicationPhoto: Uint8Array | null;
  /** JPEG bytes by picture key. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Target of the book's QR code. */
  readonly siteUrl: string;
  readonly createdAt: Date;
  /** Draws the small pictures beside the text (transparent PNG); defaults to the illustrator. */
  readonly drawVignette?: (vignette: Vignette) => Promise<Uint8Array>;
};
