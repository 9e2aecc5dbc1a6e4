import { getCoverTone, toBaseId } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import type { AddedHero } from '@/lib/stories';
import { formatStarringLine, getAnonymousFriendName, getAnonymousHeroName } from '../book-labels';
import { listAddedHeroes, renderCatalogueStory } from '../book-story';
import { getFirstName } from '../drafts/hero-name';
import { toOpeningView } from '../opening-view';
import { COVER_KEY, PREVIEW_KEYS } from '../pages';
import type { SharedRow } from '../selects';
import type { SharedView } from '../view';
import { createPictureLinks } from './picture-links';
import { getSharedPicturePath } from './shared-picture';

/** The hero's name as the parent shows it to others. */
function getPublicName({ shareName, childName, language, gender }: SharedRow): string {
  if (!childName || shareName === 'hidden') return getAnonymousHeroName(language, gender);
  return shareName === 'full' ? childName : getFirstName(childName);
}

/** The heroes beside the first one, named as that one is. */
const listPublicAdded = (book: SharedRow): readonly AddedHero[] =>
  listAddedHeroes(book).map((hero) => {
    if (book.shareName === 'hidden') return { ...hero, name: getAnonymousFriendName(book.language, hero.gender) };
    return book.shareName === 'full' ? hero : { ...hero, name: getFirstName(hero.name) };
  });

/**
 * The public view of a shared book: the cover and the unlocked pages in the regular model, with the name that the
 * parent chose (rulings, "Photos and names": never the photo, an advanced picture or a surname by default). Contains
 * neither the book's id nor owner data; `null` for a book without a story.
 */
export async function toSharedView(book: SharedRow): Promise<SharedView | null> {
  const { shareToken } = book;
  if (!book.catalogueId || !book.childName || !shareToken) return null;
  const heroName = getPublicName(book);
  const added = listPublicAdded(book);
  const bookStory = renderCatalogueStory(book.catalogueId, book.edition, {
    name: heroName,
    nameKeptAsWritten: book.nameKeptAsWritten,
    gender: book.gender,
    added,
    language: book.language,
    birthday: book.birthday,
    age: book.age,
    points: book.points,
  });
  if (!bookStory) return null;
  const { text, title } = bookStory;
  // The story's own words and first pictures: what a parent wrote is nobody else's.
  const links = createPictureLinks({ ...book, imageModel: 'regular', pages: [] }, ({ id }) =>
    getSharedPicturePath(shareToken, id),
  );
  const unlocked = text.spreads.filter(({ key }) => PREVIEW_KEYS.includes(key));
  return {
    title,
    heroName,
    language: book.language,
    direction: getTextDirection(book.language),
    catalogueId: book.catalogueId,
    cover: {
      ...(await links(COVER_KEY)),
      alt: text.coverAlt,
      starring: formatStarringLine(book.language, { name: heroName, gender: book.gender, added }),
      tone: getCoverTone(toBaseId(book.catalogueId), book.gender, book.edition),
    },
    spreads: await Promise.all(
      unlocked.map(async (spread) => ({
        key: spread.key,
        paragraphs: spread.paragraphs,
        alt: spread.alt,
        locked: false,
        veil: null,
        ...toOpeningView(spread, book.language),
        ...(await links(spread.key)),
      })),
    ),
  };
}
