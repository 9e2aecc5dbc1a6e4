import { ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';

type Answer = Awaited<ReturnType<EmailPort['send']>>;

/** A post that keeps what it took; `answer` may refuse a mail. */
export function post(answer: (mail: EmailMessage) => Answer | Promise<Answer> = ({ key }) => ok({ providerId: key })) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    send: async (mail) => {
      const answered = await answer(mail);
      if (answered.ok) sent.push(mail);
      return answered;
    },
  };
  return { sent, email };
}
