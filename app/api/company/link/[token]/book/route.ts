import { companyBookSchema } from '@/lib/company';
import { startCompanyBook } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable, getEmployeeDeps } from '@/lib/server/api/company';
import { hasCompanyLink } from '@/lib/server/api/office';

/** Begins the employee's book, or finds the one that this device has begun. */
export const POST = mutation(
  '/api/company/link/[token]/book',
  { rate: 'write', isOffice: hasCompanyLink, schema: companyBookSchema },
  async (context) => {
    const start = () => startCompanyBook(context.params.token, context.input.language, getEmployeeDeps(context));
    return companyUnavailable() ?? resultReply(await start(), (value) => value);
  },
);
