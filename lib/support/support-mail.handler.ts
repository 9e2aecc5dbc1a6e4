import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/markets';
import { alarm } from '@/lib/platform/logging/alarm';
import { getReference, getSupportMailKey, type SupportMailKind } from './mail-props';
import { findRequest, type RequestRow } from './repository';
import type { SupportTopic } from './schema';
import { looksLikeAdvertising } from './spam';
import { getTopicName } from './topic-name';

type Deps = LedgerDeps & {
  /** The shop's own mailbox. */
  readonly shopEmail: string;
  /** Where a reply about this request goes. */
  readonly getReplyTo: (requestId: string) => string;
};

type SupportMailPayload = { readonly requestId: string; readonly kind: SupportMailKind };

/** The shop reads its mail in its own language. */
const SHOP_LANGUAGE = COUNTRIES[DEFAULT_COUNTRY].defaultLanguage;

function renderRequest(row: RequestRow) {
  const answerIn = new Intl.DisplayNames([SHOP_LANGUAGE], { type: 'language' }).of(row.language) ?? row.language;
  return renderEmail('supportRequest', SHOP_LANGUAGE, {
    reference: getReference(row.id),
    topic: getTopicName(row.topic as SupportTopic | null, SHOP_LANGUAGE),
    description: row.description,
    email: row.email,
    phone: row.phone,
    orderNumber: row.order?.number ?? null,
    answerIn,
    suspicious: looksLikeAdvertising(row.description),
  });
}

const renderReceived = (row: RequestRow) =>
  renderEmail('supportReceived', row.language, {
    reference: getReference(row.id),
    topic: getTopicName(row.topic as SupportTopic | null, row.language),
  });

/** Sends one of a request's two mails exactly once: a repeated job finds it sent. Throws to retry. */
export async function handleSupportMail({ requestId, kind }: SupportMailPayload, deps: Deps): Promise<void> {
  const row = await findRequest(deps.db, requestId);
  if (!row) return;
  const key = getSupportMailKey(kind, requestId);
  const { shopEmail } = deps;
  const outcome = await (kind === 'supportRequest'
    ? sendOnce(key, { to: shopEmail, replyTo: row.email }, () => renderRequest(row), deps)
    : sendOnce(key, { to: row.email, replyTo: deps.getReplyTo(row.id) }, () => renderReceived(row), deps));
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { requestId, mail: kind });
}
