import { markUndelivered } from '@/lib/accounts/server';
import { readBody } from '@/lib/platform/http';
import { createSmsReportReader } from '@/lib/server/adapters';
import { endpoint, errorReply, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

const MAX_BYTES = 32 * 1024;

/** The SMS provider's delivery report; a failure appears in the dialog that waits for the code. */
export const POST = endpoint('/api/webhooks/sms', async ({ request }) => {
  const container = await getContainer();
  const readReport = await createSmsReportReader(container.env);
  if (!readReport) return errorReply('not_found');
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return errorReply(body.code);
  const report = readReport(new TextDecoder().decode(body.value), request.headers);
  if (!report.ok) return errorReply(report.code);
  if (report.value?.outcome === 'failed') await markUndelivered(container.db, report.value.providerId);
  return reply({ received: true });
});
