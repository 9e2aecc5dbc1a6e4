import { getCoverTone } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import type { OfferDaysByPartner } from '@/lib/partners';
import { formatStarringLine } from '../book-labels';
import { countAddedHeroes, getCoverText, listAddedHeroes, renderBookStory } from '../book-story';
import { toTaskView } from '../drafts/draft-view';
import { findMainOrderId, isBoughtBook } from '../is-bought';
import { toOpeningView } from '../opening-view';
import { COVER_KEY, PREVIEW_KEYS } from '../pages';
import type { OrderedBookRow, PreviewRow } from '../selects';
import type { PreviewView, SharingView } from '../view';
import { getLinkExpiry, type SignUrl } from './links';
import { createPictureLinks, findBlurredPicture, findPicture } from './picture-links';

/** A book's entry in the customer's list; `null` for a draft without a name or a story. */
export async function toOrderedBookCover(book: OrderedBookRow, sign: SignUrl, now: Date) {
  const words = getCoverText(book);
  if (!words || !book.childName) return null;
  const { title, subtitle, baseId, dedicationExample } = words;
  const drawn = findPicture(book, COVER_KEY);
  const cover = drawn ? await sign(drawn.storageKey, { expiresAt: getLinkExpiry(now) }) : null;
  return {
    title,
    heroName: book.childName,
    starring:
      subtitle ??
      formatStarringLine(book.language, {
        name: book.childName,
        gender: book.gender,
        added: listAddedHeroes(book),
      }),
    dedicationExample,
    cover,
    tone: getCoverTone(baseId, book.gender, book.edition),
  };
}

/** A locked picture never leaves the server (spec §4 "images are locked"), only its blurred version does. */
async function toLockedPicture(book: PreviewRow, key: string, sign: SignUrl, expiresAt: Date) {
  const blurred = findBlurredPicture(book, key);
  return { picture: null, thumb: null, veil: blurred ? await sign(blurred.storageKey, { expiresAt }) : null };
}

/** The sharing settings that the owner sees. */
export const toSharingView = ({
  shareToken,
  shareName,
}: Pick<PreviewRow, 'shareToken' | 'shareName'>): SharingView => ({
  token: shareToken,
  name: shareName,
});

/** The preview book: all of the text, the unlocked pictures; `null` while the draft is not ready for it. */
export async function toPreviewView(
  book: PreviewRow,
  sign: SignUrl,
  now: Date,
  offerDays: OfferDaysByPartner = {},
): Promise<PreviewView | null> {
  const bookStory = renderBookStory(book);
  if (!bookStory || !book.childName) return null;
  const { text, title } = bookStory;
  const purchased = isBoughtBook(book);
  const expiresAt = getLinkExpiry(now);
  const links = createPictureLinks(book, ({ storageKey }) => sign(storageKey, { expiresAt }));
  const toUnlockedPicture = async (key: string) => ({ ...(await links(key)), veil: null });
  const spreads = await Promise.all(
    text.spreads.map(async (spread) => {
      const { key, paragraphs, alt } = spread;
      const locked = !purchased && !PREVIEW_KEYS.includes(key);
      return {
        key,
        paragraphs,
        alt,
        locked,
        ...toOpeningView(spread, book.language),
        ...(await (locked ? toLockedPicture(book, key, sign, expiresAt) : toUnlockedPicture(key))),
      };
    }),
  );
  return {
    id: book.id,
    revision: book.revision,
    title,
    heroName: book.childName,
    gender: book.gender,
    language: book.language,
    direction: getTextDirection(book.language),
    cover: {
      ...(await links(COVER_KEY)),
      alt: text.coverAlt,
      starring:
        bookStory.subtitle ??
        formatStarringLine(book.language, {
          name: book.childName,
          gender: book.gender,
          added: listAddedHeroes(book),
        }),
      tone: getCoverTone(bookStory.story.baseId, book.gender, book.edition),
    },
    spreads,
    closing: text.closing,
    blurb: text.blurb,
    sharing: toSharingView(book),
    purchased,
    orderId: findMainOrderId(book),
    addedHeroes: countAddedHeroes(book),
    priceTier: book.priceTier,
    imageModel: book.imageModel,
    offer: book.offer,
    offerDays,
    catalogueId: book.catalogueId,
    task: toTaskView(book, 'preview'),
  };
}
