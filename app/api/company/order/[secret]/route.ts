import { submissionChangeSchema } from '@/lib/company';
import { changeSubmission, getOwnSubmission, openOwnBook, withdrawSubmission } from '@/lib/company/server';
import { mutation, query, resultReply } from '@/lib/server/api';
import { companyUnavailable, getEmployeeDeps } from '@/lib/server/api/company';
import { hasEmployeeLink } from '@/lib/server/api/office';

const ROUTE = '/api/company/order/[secret]';

/** The employee's own order, by the own link. */
export const GET = query(ROUTE, async (context) => {
  const { secret } = context.params;
  return (
    companyUnavailable() ?? resultReply(await getOwnSubmission({ secret }, getEmployeeDeps(context)), (value) => value)
  );
});

/** Opens the book on this device. */
export const POST = mutation(ROUTE, { rate: 'write', isOffice: hasEmployeeLink }, async (context) => {
  const open = () => openOwnBook(context.params.secret, getEmployeeDeps(context));
  return companyUnavailable() ?? resultReply(await open(), (value) => value);
});

export const PATCH = mutation(
  ROUTE,
  { rate: 'write', isOffice: hasEmployeeLink, schema: submissionChangeSchema },
  async (context) => {
    const { secret } = context.params;
    const change = () => changeSubmission({ secret }, context.input, getEmployeeDeps(context));
    return companyUnavailable() ?? resultReply(await change(), (value) => value);
  },
);

export const DELETE = mutation(ROUTE, { rate: 'write', isOffice: hasEmployeeLink }, async (context) => {
  const { secret } = context.params;
  const withdraw = () => withdrawSubmission({ secret }, getEmployeeDeps(context));
  return companyUnavailable() ?? resultReply(await withdraw(), (value) => value);
});
