import { claimPhoneSchema } from '@/lib/company';
import { sendClaimCode } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable, getConfirmationDeps } from '@/lib/server/api/company';
import { hasCompanyLink } from '@/lib/server/api/office';

/** Sends a code to a phone under which somebody else has ordered, to prove whose it is. */
export const POST = mutation(
  '/api/company/link/[token]/phone',
  { rate: 'write', isOffice: hasCompanyLink, schema: claimPhoneSchema },
  async (context) => {
    const budget = context.shop.env.SMS_DAILY_BUDGET;
    const send = () => sendClaimCode(context.params.token, context.input, { ...getConfirmationDeps(context), budget });
    return companyUnavailable() ?? resultReply(await send(), (value) => value);
  },
);
