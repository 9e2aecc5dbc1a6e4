import { renderEmail } from '@/lib/email/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import { createStopToken, type ReminderTarget } from '../reminders/stop-token';
import type { DraftMailProps } from './draft-mail-props';
import { DRAFT_DAYS } from './model';

/** Secrets are in the fragment, because browsers do not send it to a server, so no log contains them. */
const getResumeUrls = ({ country, language, token, deletePhotoToken }: DraftMailProps, shopUrl: string) => {
  const page = `${shopUrl}${localePath(country, language, '/resume')}`;
  const { timeZone } = COUNTRIES[country];
  const deletePage = `${shopUrl}${localePath(country, language, '/delete-photo')}`;
  const deletePhotoUrl = deletePhotoToken && `${deletePage}#${deletePhotoToken}`;
  const closeUrl = `${page}#close:${token}`;
  return { resumeUrl: `${page}#${token}`, closeUrl, deletePhotoUrl, linkDays: DRAFT_DAYS.link, timeZone };
};

/** Renders a mail about a draft that a parent requested. */
export function renderDraftEmail(
  kind: 'heroReady' | 'previewReady' | 'draftSaved',
  props: DraftMailProps,
  shopUrl: string,
) {
  const { resumeUrl, ...link } = getResumeUrls(props, shopUrl);
  const { childName, gender, bookTitle, deletedOn, language } = props;
  const about = { childName, gender, bookTitle, deletedOn, ...link };
  if (kind === 'heroReady') return renderEmail(kind, language, { ...about, heroUrl: resumeUrl });
  if (kind === 'previewReady') return renderEmail(kind, language, { ...about, previewUrl: resumeUrl });
  return renderEmail(kind, language, { ...about, resumeUrl, reminderDays: DRAFT_DAYS.reminder });
}

type Shop = { readonly shopUrl: string; readonly secret: string };

/** Renders the only reminder about an idle draft. */
export async function renderReminder(props: DraftMailProps, target: ReminderTarget, { shopUrl, secret }: Shop) {
  const { childName, gender, bookTitle, deletedOn, language, country } = props;
  const token = createStopToken(secret, target);
  const mail = await renderEmail('draftReminder', language, {
    ...getResumeUrls(props, shopUrl),
    childName,
    gender,
    bookTitle,
    deletedOn,
    stopUrl: `${shopUrl}${localePath(country, language, '/stop-reminders')}#${token}`,
    isMarketing: target.kind === 'account',
  });
  return { ...mail, unsubscribeUrl: `${shopUrl}/api/books/stop-reminders/${encodeURIComponent(token)}` };
}
