import { getCompanyLink } from '@/lib/company/server';
import { query, resultReply } from '@/lib/server/api';
import { companyUnavailable, getEmployeeDeps } from '@/lib/server/api/company';

/** What an employee sees of a batch. */
export const GET = query(
  '/api/company/link/[token]',
  async (context) =>
    companyUnavailable() ??
    resultReply(await getCompanyLink(context.params.token, getEmployeeDeps(context)), (value) => value),
  { office: true },
);
