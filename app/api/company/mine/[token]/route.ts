import { submissionChangeSchema } from '@/lib/company';
import { changeSubmission, getOwnSubmission, withdrawSubmission } from '@/lib/company/server';
import { mutation, query, resultReply } from '@/lib/server/api';
import { companyUnavailable, getEmployeeDeps } from '@/lib/server/api/company';
import { hasCompanyLink } from '@/lib/server/api/office';

const ROUTE = '/api/company/mine/[token]';

/** The employee's own order, on the device that sent it. */
export const GET = query(
  ROUTE,
  async (context) => {
    const { token: link } = context.params;
    return (
      companyUnavailable() ?? resultReply(await getOwnSubmission({ link }, getEmployeeDeps(context)), (value) => value)
    );
  },
  { office: true },
);

export const PATCH = mutation(
  ROUTE,
  { rate: 'write', isOffice: hasCompanyLink, schema: submissionChangeSchema },
  async (context) => {
    const { token: link } = context.params;
    const change = () => changeSubmission({ link }, context.input, getEmployeeDeps(context));
    return companyUnavailable() ?? resultReply(await change(), (value) => value);
  },
);

export const DELETE = mutation(ROUTE, { rate: 'write', isOffice: hasCompanyLink }, async (context) => {
  const { token: link } = context.params;
  const withdraw = () => withdrawSubmission({ link }, getEmployeeDeps(context));
  return companyUnavailable() ?? resultReply(await withdraw(), (value) => value);
});
