import { DRAFT_DAYS } from '@/lib/books';
import { type DraftMailFacts, type Stopped, stopToken } from '@/lib/books/server';
import { renderMail } from '@/lib/mails';
import { COUNTRIES, localePath } from '@/lib/markets';

/** Secrets stand in the fragment, so that no server and no log sees them. */
const pages = ({ country, language, token }: DraftMailFacts, shopUrl: string) => {
  const page = `${shopUrl}${localePath(country, language, '/resume')}`;
  const { timeZone } = COUNTRIES[country];
  return { resumeUrl: `${page}#${token}`, closeUrl: `${page}#close:${token}`, linkDays: DRAFT_DAYS.link, timeZone };
};

/** A mail that a parent asked for about a draft. */
export function renderDraftMail(
  kind: 'heroReady' | 'previewReady' | 'draftSaved',
  facts: DraftMailFacts,
  shopUrl: string,
) {
  const { resumeUrl, ...link } = pages(facts, shopUrl);
  const { childName, gender, bookTitle, deletedOn, language } = facts;
  const about = { childName, gender, bookTitle, deletedOn, ...link };
  if (kind === 'heroReady') return renderMail(kind, language, { ...about, heroUrl: resumeUrl });
  if (kind === 'previewReady') return renderMail(kind, language, { ...about, previewUrl: resumeUrl });
  return renderMail(kind, language, { ...about, resumeUrl, reminderDays: DRAFT_DAYS.reminder });
}

type Shop = { readonly shopUrl: string; readonly secret: string };

/** The one reminder of a draft that was left lying. */
export function renderReminder(facts: DraftMailFacts, stop: Stopped, { shopUrl, secret }: Shop) {
  const { childName, gender, bookTitle, deletedOn, language, country } = facts;
  const stopPage = localePath(country, language, '/stop-reminders');
  const token = stopToken(secret, stop);
  const mail = renderMail('draftReminder', language, {
    ...pages(facts, shopUrl),
    childName,
    gender,
    bookTitle,
    deletedOn,
    stopUrl: `${shopUrl}${stopPage}#${token}`,
    isMarketing: stop.what === 'account',
  });
  return { ...mail, unsubscribeUrl: `${shopUrl}/api/books/stop-reminders/${encodeURIComponent(token)}` };
}
