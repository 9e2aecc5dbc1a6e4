import { newSubmissionSchema } from '@/lib/company';
import { submitOrder } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable, getEmployeeDeps } from '@/lib/server/api/company';
import { hasCompanyLink } from '@/lib/server/api/office';

/** An employee's order. */
export const POST = mutation(
  '/api/company/link/[token]/submissions',
  { rate: 'write', isOffice: hasCompanyLink, schema: newSubmissionSchema, idempotent: true },
  async (context) => {
    const submit = () => submitOrder(context.params.token, context.input, getEmployeeDeps(context));
    return companyUnavailable() ?? resultReply(await submit(), (value) => value, 201);
  },
);
