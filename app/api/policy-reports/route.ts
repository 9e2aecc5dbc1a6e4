import { env } from '@/lib/platform/env';
import { addressGroup, clientAddress, createMemoryRateLimit, readBody } from '@/lib/platform/http';
import { endpoint, errorReply } from '@/lib/server/api';
import { logPolicyReport } from '@/lib/server/telemetry/policy-report';

/** A page that breaks its policy sends a few reports; nobody can fill the log with them. */
const countReport = createMemoryRateLimit({ limit: 30, windowSeconds: 60 });
const MAX_BYTES = 32 * 1024;

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** What a page's Content Security Policy has stopped; browsers send it by themselves, without the shop's headers. */
export const POST = endpoint('/api/policy-reports', async ({ request, now }) => {
  const waitSeconds = countReport(addressGroup(clientAddress(request.headers, env().TRUST_PROXY ?? 0)), now);
  if (waitSeconds > 0) return errorReply('rate_limited', { data: { waitSeconds } });
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return errorReply(body.code);
  return logPolicyReport(parse(body.value)) ? new Response(null, { status: 204 }) : errorReply('request_malformed');
});
