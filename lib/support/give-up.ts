import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import { mailKey, type SupportMailKind } from './mail-facts';
import { markMessageFailed } from './repo';

type Mail = { readonly requestId: string; readonly kind: SupportMailKind };

/** A mail about a support request was refused for a day; the request itself is stored. */
export async function giveUpSupportMail({ requestId, kind }: Mail, { db }: { readonly db: Db }): Promise<void> {
  await markMessageFailed(db, mailKey(kind, requestId), 'email_not_delivered');
  alarm('mail_failed', { requestId, mail: kind });
}
