import { z } from 'zod';
import { fail, ok } from '@/lib/platform/result';
import { verifySignature } from '@/lib/platform/tokens';
import type { InboundEmailPort } from './port';

const mailSchema = z.object({ mailId: z.string().min(1), from: z.string(), to: z.string(), text: z.string() });

/** Carries the signature of a mail's text. */
export const SANDBOX_MAIL_HEADER = 'x-sandbox-signature';

/** Takes mails as JSON, signed with the shop's secret. */
export const createSandboxInboundEmail = ({ secret }: { readonly secret: string }): InboundEmailPort => ({
  async readMail(body, headers) {
    const text = new TextDecoder().decode(body);
    if (!verifySignature(secret, 'inbound-email', text, headers.get(SANDBOX_MAIL_HEADER) ?? '')) {
      return fail('webhook_signature_invalid');
    }
    return ok(mailSchema.safeParse(JSON.parse(text)).data ?? null);
  },
});
