import { getLettering } from '@/lib/catalogue';
import { renderVignette } from '@/lib/illustrator/server';
import type { BookFrame, BookInput } from '@/lib/typesetting';
import { getBookLabels } from '../book-labels';
import { COVER_KEY } from '../pages';
import type { Making } from './making';
import { toPictureBook } from './picture-book-input';
import { getVignette } from './vignettes';

const VIGNETTE_PX = 600;

/** What stands around the spreads of every edition. */
function toFrame(making: Making): BookFrame {
  const { told, hero, language, dedication, dedicationDesign, dedicationPhoto, pictures, siteUrl, createdAt } = making;
  const { text, title, story } = told;
  const words = getBookLabels(language, { ...hero, year: createdAt.getUTCFullYear() });
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
    cover: { picture: pictures.get(COVER_KEY) ?? new Uint8Array(), alt: text.coverAlt },
    lettering: getLettering(story.baseId),
    closing: text.closing,
    bookmarks: words.bookmarks,
    createdAt,
  };
}

/** Builds the input of the typesetter: all words and pictures of a book. */
export async function bookToSet(making: Making): Promise<BookInput> {
  const { told, pictures } = making;
  const { drawVignette = (vignette) => renderVignette(vignette, VIGNETTE_PX) } = making;
  const { text, story } = told;
  const frame = toFrame(making);
  const draw = async (key: string, page: number) => {
    const vignette = getVignette(story, key, page);
    return vignette ? await drawVignette(vignette) : undefined;
  };
  if (told.edition === 2) return toPictureBook(making, frame, draw);
  return {
    ...frame,
    spreads: await Promise.all(
      text.spreads.map(async ({ key, paragraphs, alt }, page) => {
        const vignette = await draw(key, page);
        return {
          key,
          paragraphs,
          alt,
          bookmark: paragraphs[0] ?? key,
          picture: pictures.get(key) ?? new Uint8Array(),
          ...(vignette && { vignette }),
        };
      }),
    ),
    back: { blurb: text.blurb },
  };
}
