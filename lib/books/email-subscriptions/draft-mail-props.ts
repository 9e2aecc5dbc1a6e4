import type { LedgerDeps } from '@/lib/email/server';
import type { CountryCode, Language } from '@/lib/markets';
import { sha256 } from '@/lib/platform/ids';
import type { Gender } from '@/lib/stories';
import { renderBookStory } from '../book-story';
import { createDeletePhotoToken } from '../retention/delete-photo-token';
import { addDays, RETENTION_DAYS } from '../retention/retention';
import type { DraftMailRow } from '../selects';
import { DRAFT_DAYS } from './model';
import { insertResumeLink } from './repository';

/** Data of every mail about a draft. */
export type DraftMailProps = {
  readonly language: Language;
  readonly country: CountryCode;
  readonly childName: string;
  readonly gender: Gender;
  readonly bookTitle: string;
  /** Token of the link that opens the draft on any device. */
  readonly token: string;
  /** Token of the link that deletes the photo; `null` without a stored one. */
  readonly deletePhotoToken: string | null;
  /** When the draft expires if it is not changed. */
  readonly deletedOn: Date;
};

export type DraftMailDeps = LedgerDeps & {
  readonly newToken: () => string;
  /** Reply-to address. */
  readonly shopEmail: string;
  readonly shopUrl: string;
  /** Signs the links that delete a photo. */
  readonly secret: string;
};

type MailRecipient = { readonly language: Language; readonly country: CountryCode };

/** Builds a mail's data with a new link to the draft; `null` for a draft that no longer has a story. */
export async function getDraftMailProps(
  book: DraftMailRow,
  to: MailRecipient,
  { db, now, newToken, secret }: DraftMailDeps,
): Promise<DraftMailProps | null> {
  const bookStory = renderBookStory(book);
  if (!bookStory || !book.childName) return null;
  const [token, createdAt] = [newToken(), now()];
  const expiresAt = addDays(createdAt, DRAFT_DAYS.link);
  await insertResumeLink(db, { tokenHash: sha256(token), bookId: book.id, createdAt, expiresAt });
  const { language, country } = to;
  const { childName, gender } = book;
  const deletedOn = addDays(book.updatedAt, RETENTION_DAYS.draft);
  const deletePhotoToken = book.photos[0]?.storageKey ? createDeletePhotoToken(secret, book.id) : null;
  return { language, country, childName, gender, bookTitle: bookStory.title, token, deletePhotoToken, deletedOn };
}
