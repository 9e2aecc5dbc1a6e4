import { phoneCodeSchema } from '@/lib/company';
import { confirmPhone, sendPhoneCode } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable, getConfirmationDeps } from '@/lib/server/api/company';
import { hasEmployeeLink } from '@/lib/server/api/office';

const ROUTE = '/api/company/order/[secret]/phone';

/** Sends a code to the phone of the employee's own order, by the own link. */
export const POST = mutation(ROUTE, { rate: 'write', isOffice: hasEmployeeLink }, async (context) => {
  const budget = context.shop.env.SMS_DAILY_BUDGET;
  const send = () => sendPhoneCode({ secret: context.params.secret }, { ...getConfirmationDeps(context), budget });
  return companyUnavailable() ?? resultReply(await send(), (value) => value);
});

/** Confirms that phone by the code. */
export const PUT = mutation(
  ROUTE,
  { rate: 'write', isOffice: hasEmployeeLink, schema: phoneCodeSchema },
  async (context) => {
    const confirm = () => confirmPhone({ secret: context.params.secret }, context.input, getConfirmationDeps(context));
    return companyUnavailable() ?? resultReply(await confirm(), (value) => value);
  },
);
