import type { LetterJob } from '../jobs';
import { bookById } from '../repo';
import { readyOf } from './announce';
import { type DraftMailFacts, factsOf, type MailingDeps, type Rendered } from './mailing';
import { deleteLetter, letterById, mailByKey, noteMail, settleMail } from './repo';

type Deps = MailingDeps & { readonly render: (kind: LetterJob['kind'], facts: DraftMailFacts) => Rendered };

/**
 * Sends one mail that a parent asked for, once: a repeated job finds it sent. Whoever asked about the preview asked
 * for one mail, and the address goes with it. Throws to be tried again.
 */
export async function handleSendLetter({ letterId, kind, key }: LetterJob, deps: Deps): Promise<void> {
  const { db, email, now, shopEmail, render } = deps;
  const letter = await letterById(db, letterId);
  if (!letter) return;
  await noteMail(db, { key, kind, language: letter.language, createdAt: now() });
  if ((await mailByKey(db, key))?.sentAt) return;
  const book = await bookById(db, letter.bookId);
  if (!book) return;
  // Corrected or approved since: the drawing to come tells it.
  if (kind !== 'draftSaved' && readyOf(book) !== kind) return;
  const facts = await factsOf(book, letter, deps);
  if (!facts) return;
  const sent = await email.send({ to: letter.email, replyTo: shopEmail, ...render(kind, facts), key });
  if (!sent.ok && !sent.data?.permanent) throw new Error(`Mail ${key} was not delivered`);
  const outcome = sent.ok ? { providerId: sent.value.providerId, sentAt: now() } : { failedCode: sent.code };
  await db.$transaction(async (tx) => {
    await settleMail(tx, key, outcome);
    if (kind !== 'draftSaved' || !sent.ok) await deleteLetter(tx, letterId);
  });
}
