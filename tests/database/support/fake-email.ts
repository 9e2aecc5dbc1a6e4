import { ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';

type SendResult = Awaited<ReturnType<EmailPort['send']>>;

/** An e-mail port that records its mails; `answer` may reject one. */
export function createFakeEmail(
  answer: (mail: EmailMessage) => SendResult | Promise<SendResult> = ({ key }) => ok({ providerId: key }),
) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    send: async (mail) => {
      const result = await answer(mail);
      if (result.ok) sent.push(mail);
      return result;
    },
  };
  return { sent, email };
}
