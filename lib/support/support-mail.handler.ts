import { COUNTRIES, DEFAULT_COUNTRY, type Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { EmailPort, MailContent } from '@/lib/providers/email/port';
import { giveUpSupportMail } from './give-up';
import { mailKey, type SupportMailFacts, type SupportMailKind } from './mail-facts';
import { markMessageSent, messageByKey, type RequestRow, requestById } from './repo';

import type { SupportTopic } from './schema';
import { looksLikeAdvertising } from './suspicion';

type Deps = {
  readonly db: Db;
  readonly email: EmailPort;
  readonly now: () => Date;
  /** Where the shop reads its letters. */
  readonly shopEmail: string;
  readonly render: (kind: SupportMailKind, language: Language, facts: SupportMailFacts) => MailContent;
};

type Mail = { readonly requestId: string; readonly kind: SupportMailKind };

/** The shop reads its letters in its own language. */
const SHOP_LANGUAGE = COUNTRIES[DEFAULT_COUNTRY].defaultLanguage;

const factsOf = (row: RequestRow): SupportMailFacts => ({
  // Eight signs: short enough to say on the phone.
  reference: row.id.slice(0, 8).toUpperCase(),
  topic: row.topic as SupportTopic | null,
  description: row.description,
  email: row.email,
  phone: row.phone,
  orderNumber: row.order?.number ?? null,
  language: row.language,
  suspicious: looksLikeAdvertising(row.description),
});

/** Sends one of a request's two mails, once: a repeated job finds it sent. Throws to be tried again. */
export async function handleSupportMail({ requestId, kind }: Mail, deps: Deps): Promise<void> {
  const key = mailKey(kind, requestId);
  const [row, message] = await Promise.all([requestById(deps.db, requestId), messageByKey(deps.db, key)]);
  if (!row || !message || message.sentAt) return;
  const toShop = kind === 'supportRequest';
  const mail = deps.render(kind, toShop ? SHOP_LANGUAGE : row.language, factsOf(row));
  const sent = await deps.email.send({
    to: toShop ? deps.shopEmail : row.email,
    replyTo: toShop ? row.email : deps.shopEmail,
    ...mail,
    key,
  });
  if (!sent.ok) {
    // A mistyped address stays wrong however often it is tried.
    if (sent.data?.permanent) return giveUpSupportMail({ requestId, kind }, deps);
    throw new Error(`Mail ${key} was not delivered`);
  }
  await markMessageSent(deps.db, key, sent.value.providerId, deps.now());
}
