import { renderEmail } from '@/lib/email/server';
import { fail, ok } from '@/lib/platform/result';
import { signToken } from '@/lib/platform/tokens';
import type { EmailPort } from '@/lib/providers/email/port';
import { SQUARE_210 } from '@/lib/typesetting';
import type { FulfilmentPort } from './port';
import { PRINT_HOUSES } from './print-houses';

type ManualOptions = {
  readonly shopUrl: string;
  readonly secret: string;
  /** Who prints: the shop itself, or a print house that works by mail. */
  readonly to: string;
  readonly email: () => Promise<EmailPort>;
};

/**
 * A print house without an API: each job is a mail with a signed link to a page that shows the files and sets the
 * status (`/api/print-jobs/{token}`). It has no webhook.
 */
export function createManualFulfilment({ shopUrl, secret, to, email }: ManualOptions): FulfilmentPort {
  return {
    name: 'manual',
    enclosesCard: PRINT_HOUSES.manual.enclosesCard,
    profile: SQUARE_210,

    async getCoverSize() {
      return ok(null);
    },

    async submit({ shipmentId, orderNumber, title, dispatchBy }) {
      const jobUrl = `${shopUrl}/api/print-jobs/${signToken(secret, 'print-job', shipmentId)}`;
      const mail = await renderEmail('printJob', 'he', { orderNumber, bookTitle: title, dispatchBy, jobUrl });
      // The key makes the mail of a repeated job the same mail.
      const sent = await (await email()).send({ to, ...mail, key: `print-job:${shipmentId}` });
      if (sent.ok) return ok({ providerReference: `manual_${shipmentId}` });
      return fail(sent.data?.permanent ? 'fulfilment_refused' : 'fulfilment_unavailable');
    },

    async readEvent() {
      return fail('webhook_signature_invalid');
    },
  };
}
