import type { CountryCode, Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import type { EmailPort } from '@/lib/providers/email/port';
import type { Gender } from '@/lib/stories';
import type { BookRow } from '../repo';
import { daysAfter, RETENTION_DAYS } from '../retention';
import { storyOf } from '../story-of';
import { DRAFT_DAYS } from './model';
import { insertResumeLink } from './repo';

/** What every mail about a draft tells. */
export type DraftMailFacts = {
  readonly language: Language;
  readonly country: CountryCode;
  readonly childName: string;
  readonly gender: Gender;
  readonly bookTitle: string;
  /** Secret of the link that opens the draft on any device. */
  readonly token: string;
  /** When the draft goes by itself if nobody touches it. */
  readonly deletedOn: Date;
};

export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

export type MailingDeps = {
  readonly db: Db;
  readonly email: EmailPort;
  readonly now: () => Date;
  readonly newToken: () => string;
  /** Where answers go. */
  readonly shopEmail: string;
};

type Reader = { readonly language: Language; readonly country: CountryCode };

/** What a mail tells of a draft, with a new link to it; `null` for a draft that has lost its story. */
export async function factsOf(
  book: BookRow,
  to: Reader,
  { db, now, newToken }: MailingDeps,
): Promise<DraftMailFacts | null> {
  const told = storyOf(book);
  if (!told || !book.childName) return null;
  const [token, createdAt] = [newToken(), now()];
  const expiresAt = daysAfter(createdAt, DRAFT_DAYS.link);
  await insertResumeLink(db, { tokenHash: sha256(token), bookId: book.id, createdAt, expiresAt });
  const { language, country } = to;
  const { childName, gender } = book;
  const deletedOn = daysAfter(book.updatedAt, RETENTION_DAYS.draft);
  return { language, country, childName, gender, bookTitle: told.title, token, deletedOn };
}
