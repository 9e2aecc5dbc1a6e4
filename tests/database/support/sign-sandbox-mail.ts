import { createSignature } from '@/lib/platform/tokens';
import type { InboundEmail } from '@/lib/providers/inbound-email/port';
import { SANDBOX_MAIL_HEADER } from '@/lib/providers/inbound-email/sandbox';

/** Signs a mail as the sandbox expects it. */
export function signSandboxMail(secret: string, mail: InboundEmail) {
  const body = JSON.stringify(mail);
  return { body, headers: { [SANDBOX_MAIL_HEADER]: createSignature(secret, 'inbound-email', body) } };
}
