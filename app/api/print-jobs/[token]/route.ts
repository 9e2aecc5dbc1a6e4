import { getPrintJob, printJobSchema, renderJobPage, updatePrintJob } from '@/lib/fulfilment/server';
import { getSecrets } from '@/lib/platform/env';
import { readBody } from '@/lib/platform/http';
import { endpoint, errorReply, limitFiles } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

const MAX_BYTES = 4 * 1024;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A print job of the manual print house: its files and address. Opening it changes nothing. */
export const GET = endpoint('/api/print-jobs/[token]', async ({ request, params, now }) => {
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  const { db, env, storage } = await getContainer();
  const job = await getPrintJob(params.token, { db, storage, secrets: getSecrets(env), now });
  if (!job.ok) return errorReply(job.code);
  const saved = new URL(request.url).searchParams.get('saved');
  const page = renderJobPage(job.value, { language: 'he', saved: saved === null ? null : saved === '1' });
  return new Response(page, { headers: HEADERS });
});

/** Sets the status of the job; the signed link is the permission. */
export const POST = endpoint('/api/print-jobs/[token]', async ({ request, params, now }) => {
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return errorReply(body.code);
  const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body.value)));
  const input = printJobSchema.safeParse(form);
  if (!input.success) return errorReply('validation_failed');
  const { db, env, enqueue } = await getContainer();
  const updated = await updatePrintJob(params.token, input.data, { db, enqueue, secrets: getSecrets(env), now });
  if (!updated.ok) return errorReply(updated.code);
  const location = `${env.SHOP_URL}/api/print-jobs/${params.token}?saved=${updated.value.saved ? 1 : 0}`;
  return new Response(null, { status: 303, headers: { location } });
});
