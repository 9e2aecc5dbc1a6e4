import { baseIdOf, coverToneOf } from '@/lib/catalogue';
import { directionOf } from '@/lib/markets';
import { littleHero, starringLine } from './book-words';
import { firstNameOf } from './hero-name';
import { COVER_KEY, OPEN_KEYS } from './pages';
import { pictureLinks } from './picture-links';
import type { BookRow } from './repo';
import { sharedPicturePath } from './shared-picture';
import { toldStory } from './story-of';
import type { SharedView } from './view';

/** The hero's name as the parent lets others read it. */
function nameForOthers({ shareName, childName, language, gender }: BookRow): string {
  if (!childName || shareName === 'hidden') return littleHero(language, gender);
  return shareName === 'full' ? childName : firstNameOf(childName);
}

/**
 * What whoever has the link sees: the cover and the open pages in the regular model, told with the name that the
 * parent chose (rulings, "Sharing": never the photo, an advanced picture or a surname by default). Neither the
 * book's id nor anything of its owner; `null` for a book that has no story any more.
 */
export async function sharedView(book: BookRow): Promise<SharedView | null> {
  const { shareToken } = book;
  if (!book.catalogueId || !book.childName || !shareToken) return null;
  const heroName = nameForOthers(book);
  const told = toldStory(book.catalogueId, { name: heroName, gender: book.gender, language: book.language });
  if (!told) return null;
  const { text, title } = told;
  const links = pictureLinks({ ...book, imageModel: 'regular' }, ({ id }) => sharedPicturePath(shareToken, id));
  const open = text.spreads.filter(({ key }) => OPEN_KEYS.includes(key));
  return {
    title,
    heroName,
    language: book.language,
    direction: directionOf(book.language),
    catalogueId: book.catalogueId,
    cover: {
      ...(await links(COVER_KEY)),
      alt: text.coverAlt,
      starring: starringLine(book.language, { name: heroName, gender: book.gender }),
      tone: coverToneOf(baseIdOf(book.catalogueId), book.gender),
    },
    spreads: await Promise.all(
      open.map(async ({ key, paragraphs, alt }) => ({
        key,
        paragraphs,
        alt,
        locked: false,
        veil: null,
        ...(await links(key)),
      })),
    ),
  };
}
