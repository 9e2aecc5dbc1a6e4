import { getLettering } from '@/lib/catalogue';
import { renderVignette, type Vignette } from '@/lib/illustrator/server';
import type { Language } from '@/lib/markets';
import type { DedicationDesign, TypesetterInput } from '@/lib/typesetting';
import { getBookLabels } from '../book-labels';
import type { BookStory } from '../book-story';
import { COVER_KEY } from '../pages';
import { getVignette } from './vignettes';

const VIGNETTE_PX = 600;

type Making = {
  readonly told: BookStory;
  readonly hero: { readonly name: string; readonly gender: 'boy' | 'girl' };
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

/** Builds the input of the typesetter: all words and pictures of a book. */
export async function bookToSet(making: Making): Promise<TypesetterInput> {
  const { told, hero, language, dedication, dedicationDesign, dedicationPhoto, pictures, siteUrl, createdAt } = making;
  const { drawVignette = (vignette) => renderVignette(vignette, VIGNETTE_PX) } = making;
  const { text, title, story } = told;
  const words = getBookLabels(language, { ...hero, year: createdAt.getUTCFullYear() });
  const pictureOf = (key: string) => pictures.get(key) ?? new Uint8Array();
  return {
    language,
    title,
    heroName: hero.name,
    starringLine: told.subtitle ?? words.starring,
    creditsLines: words.credits,
    publisher: words.publisher,
    qr: { url: siteUrl, alt: words.qrAlt, caption: words.qrCaption },
    dedication,
    dedicationDesign,
    dedicationPhoto: dedicationPhoto && { picture: dedicationPhoto, alt: words.photoAlt },
    spreads: await Promise.all(
      text.spreads.map(async ({ key, paragraphs, alt }, page) => {
        const vignette = getVignette(story, key, page);
        return {
          key,
          paragraphs,
          alt,
          bookmark: paragraphs[0] ?? key,
          picture: pictureOf(key),
          ...(vignette && { vignette: await drawVignette(vignette) }),
        };
      }),
    ),
    cover: { picture: pictureOf(COVER_KEY), alt: text.coverAlt },
    lettering: getLettering(story.baseId),
    back: { blurb: text.blurb },
    closing: text.closing,
    bookmarks: words.bookmarks,
    createdAt,
  };
}
