import { getSecrets } from '@/lib/platform/env';
import { readBody } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { createInboundEmailAdapter } from '@/lib/server/adapters';
import { endpoint, errorReply, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { receiveReply } from '@/lib/support/server';

/** A mail comes with its files, which are not kept. */
const MAX_BYTES = 25 * 1024 * 1024;

/** A customer's reply to one of our mails. Any status but 2xx makes the provider send it again. */
export const POST = endpoint('/api/webhooks/email', async ({ request, now }) => {
  const { db, env } = await getContainer();
  const inbound = await createInboundEmailAdapter(env);
  if (!inbound) return errorReply('not_found');
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return errorReply(body.code);
  const mail = await inbound.readMail(body.value, request.headers, now);
  if (!mail.ok) return errorReply(mail.code);
  const outcome = mail.value && (await receiveReply(mail.value, { db, secrets: getSecrets(env), now, newId }));
  log.info({ outcome }, 'inbound mail');
  return reply({ received: true });
});
