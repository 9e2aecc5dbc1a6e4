import { noteUndelivered } from '@/lib/accounts/server';
import { readBody } from '@/lib/platform/http';
import { smsReportReader } from '@/lib/wiring/adapters';
import { refuse, reply, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

const MAX_BYTES = 32 * 1024;

/** The SMS provider tells how a message fared; one that did not arrive shows in the dialog that waits for its code. */
export async function POST(request: Request): Promise<Response> {
  const opened = await shop();
  const read = await smsReportReader(opened.env);
  if (!read) return send(refuse('not_found'));
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return send(refuse(body.code));
  const report = read(new TextDecoder().decode(body.value), request.headers);
  if (!report.ok) return send(refuse(report.code));
  if (report.value?.outcome === 'failed') await noteUndelivered(opened.db, report.value.providerId);
  return send(reply({ received: true }));
}
