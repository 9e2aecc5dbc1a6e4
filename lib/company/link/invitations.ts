import { formatLocale, translator } from '@/lib/i18n/server';
import { COUNTRIES, LANGUAGES, type Language, localePath, supportsLanguage } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { isolate } from '@/lib/platform/text/isolate';
import { createQrBars } from '@/lib/typesetting/server';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import type { Invitation, InvitationsView } from '../model';
import type { BatchRow } from '../repository';

type InvitingBatch = Pick<BatchRow, 'companyName' | 'country' | 'language' | 'linkToken' | 'closesAt'>;

/** Address of the employees' page; in the batch's own language where the market does not speak this one. */
export const getEmployeeUrl = (batch: InvitingBatch, language: Language, shopUrl: string): string => {
  const shown = supportsLanguage(batch.country, language) ? language : batch.language;
  return `${shopUrl}${localePath(batch.country, shown, `/company/${batch.linkToken}`)}`;
};

function createInvitation(batch: InvitingBatch, language: Language, shopUrl: string): Invitation {
  const t = translator(language, 'company.invitation');
  const url = getEmployeeUrl(batch, language, shopUrl);
  const day = new Intl.DateTimeFormat(formatLocale(language), {
    day: 'numeric',
    month: 'long',
    timeZone: COUNTRIES[batch.country].timeZone,
  });
  const values = { company: isolate(batch.companyName), date: day.format(batch.closesAt), url };
  return {
    language,
    url,
    subject: t('subject', values),
    mail: t('mail', values),
    message: t('message', values),
  };
}

/** What HR sends to the employees, ready-made in each language, the batch's own first. */
export const createInvitations = (batch: InvitingBatch, shopUrl: string): readonly Invitation[] =>
  [batch.language, ...LANGUAGES.filter((language) => language !== batch.language)].map((language) =>
    createInvitation(batch, language, shopUrl),
  );

/** The invitations of an own batch with the QR code of its link. */
export async function getInvitations(
  batchId: string,
  { db, accountId, shopUrl }: { readonly db: Db; readonly accountId: string; readonly shopUrl: string },
): Promise<Result<InvitationsView, BatchAccessError>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const batch = found.value;
  return ok({
    qr: createQrBars(getEmployeeUrl(batch, batch.language, shopUrl)),
    invitations: createInvitations(batch, shopUrl),
  });
}
