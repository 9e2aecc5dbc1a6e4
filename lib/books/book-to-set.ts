import { letteringOf } from '@/lib/catalogue';
import { renderVignette, type Vignette, vignetteOf } from '@/lib/illustrator/server';
import type { Language } from '@/lib/markets';
import type { BookToSet } from '@/lib/typesetting';
import { bookWords } from './book-words';
import { COVER_KEY } from './pages';
import type { ToldStory } from './story-of';

const VIGNETTE_PX = 600;

type Making = {
  readonly told: ToldStory;
  readonly hero: { readonly name: string; readonly gender: 'boy' | 'girl' };
  readonly language: Language;
  readonly dedication: string | null;
  /** JPEG bytes by picture key. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Where the book's QR code leads. */
  readonly siteUrl: string;
  readonly createdAt: Date;
  /** Draws the small pictures beside the text (transparent PNG); by custom the illustrator does. */
  readonly drawVignette?: (vignette: Vignette) => Promise<Uint8Array>;
};

/** The whole book in words and bytes, ready for the typesetter. */
export async function bookToSet(making: Making): Promise<BookToSet> {
  const { told, hero, language, dedication, pictures, siteUrl, createdAt } = making;
  const { drawVignette = (vignette) => renderVignette(vignette, VIGNETTE_PX) } = making;
  const { text, title, story } = told;
  const words = bookWords(language, { ...hero, year: createdAt.getUTCFullYear() });
  const pictureOf = (key: string) => pictures.get(key) ?? new Uint8Array();
  return {
    language,
    title,
    heroName: hero.name,
    starringLine: words.starring,
    creditsLines: words.credits,
    publisher: words.publisher,
    qr: { url: siteUrl, alt: words.qrAlt, caption: words.qrCaption },
    dedication,
    spreads: await Promise.all(
      text.spreads.map(async ({ key, paragraphs, alt }, page) => {
        const scene = story.spreads.find((spread) => spread.key === key)?.scene;
        const vignette = scene && vignetteOf(scene, page);
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
    lettering: letteringOf(story.baseId),
    back: { blurb: text.blurb },
    closing: text.closing,
    bookmarks: words.bookmarks,
    createdAt,
  };
}
