import { coverToneOf } from '@/lib/catalogue';
import { directionOf } from '@/lib/markets';
import { starringLine } from './book-words';
import { taskView } from './draft-view';
import { linkExpiry, type Sign } from './links';
import { COVER_KEY, OPEN_KEYS } from './pages';
import { pictureLinks, pictureOf, veilOf } from './picture-links';
import type { BookRow } from './repo';
import { storyOf } from './story-of';
import type { PreviewView, SharingView } from './view';

/** What a shelf shows of a book; `null` for a draft without a name or a story. */
export async function coverOf(book: BookRow, sign: Sign, now: Date) {
  const told = storyOf(book);
  if (!told || !book.childName) return null;
  const drawn = pictureOf(book, COVER_KEY);
  const cover = drawn ? await sign(drawn.storageKey, { expiresAt: linkExpiry(now) }) : null;
  return {
    title: told.title,
    heroName: book.childName,
    starring: starringLine(book.language, { name: book.childName, gender: book.gender }),
    cover,
    tone: coverToneOf(told.story.baseId, book.gender),
  };
}

/** A locked picture never leaves the shop (spec §4 "images are locked"), only a blur of a few pixels does. */
async function veiled(book: BookRow, key: string, sign: Sign, expiresAt: Date) {
  const veil = veilOf(book, key);
  return { picture: null, thumb: null, veil: veil ? await sign(veil.storageKey, { expiresAt }) : null };
}

/** What the owner is told of sharing. */
export const sharingView = ({ shareToken, shareName }: BookRow): SharingView => ({
  token: shareToken,
  name: shareName,
});

/** The book to leaf through: all of the text, the open pictures; `null` while the draft is not that far. */
export async function previewView(book: BookRow, sign: Sign, now: Date): Promise<PreviewView | null> {
  const told = storyOf(book);
  if (!told || !book.childName) return null;
  const { text, title } = told;
  const purchased = book.orders.some((order) => order.paidAt);
  const expiresAt = linkExpiry(now);
  const links = pictureLinks(book, ({ storageKey }) => sign(storageKey, { expiresAt }));
  const open = async (key: string) => ({ ...(await links(key)), veil: null });
  const spreads = await Promise.all(
    text.spreads.map(async ({ key, paragraphs, alt }) => {
      const locked = !purchased && !OPEN_KEYS.includes(key);
      return { key, paragraphs, alt, locked, ...(await (locked ? veiled(book, key, sign, expiresAt) : open(key))) };
    }),
  );
  return {
    id: book.id,
    title,
    heroName: book.childName,
    gender: book.gender,
    language: book.language,
    direction: directionOf(book.language),
    cover: {
      ...(await links(COVER_KEY)),
      alt: text.coverAlt,
      starring: starringLine(book.language, { name: book.childName, gender: book.gender }),
      tone: coverToneOf(told.story.baseId, book.gender),
    },
    spreads,
    closing: text.closing,
    blurb: text.blurb,
    sharing: sharingView(book),
    purchased,
    orderId: book.orders[0]?.id ?? null,
    priceTier: book.priceTier,
    imageModel: book.imageModel,
    offer: book.offer,
    catalogueId: book.catalogueId,
    task: taskView(book, 'preview'),
  };
}
