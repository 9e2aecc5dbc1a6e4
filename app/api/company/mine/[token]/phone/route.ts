import { phoneCodeSchema } from '@/lib/company';
import { confirmPhone, sendPhoneCode } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable, getConfirmationDeps } from '@/lib/server/api/company';
import { hasCompanyLink } from '@/lib/server/api/office';

const ROUTE = '/api/company/mine/[token]/phone';

/** Sends a code to the phone of the employee's own order, on the device that sent it. */
export const POST = mutation(ROUTE, { rate: 'write', isOffice: hasCompanyLink }, async (context) => {
  const budget = context.shop.env.SMS_DAILY_BUDGET;
  const send = () => sendPhoneCode({ link: context.params.token }, { ...getConfirmationDeps(context), budget });
  return companyUnavailable() ?? resultReply(await send(), (value) => value);
});

/** Confirms that phone by the code. */
export const PUT = mutation(
  ROUTE,
  { rate: 'write', isOffice: hasCompanyLink, schema: phoneCodeSchema },
  async (context) => {
    const confirm = () => confirmPhone({ link: context.params.token }, context.input, getConfirmationDeps(context));
    return companyUnavailable() ?? resultReply(await confirm(), (value) => value);
  },
);
