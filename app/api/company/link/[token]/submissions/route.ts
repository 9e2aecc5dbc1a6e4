import { newSubmissionSchema } from '@/lib/company';
import { restoreOrder, submitOrder, toStoredOrder } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { companyUnavailable, getEmployeeDeps } from '@/lib/server/api/company';
import { hasCompanyLink } from '@/lib/server/api/office';

/** An employee's order. A repeat gets the own link again, of which only the hash is stored (rulings, "Flow"). */
export const POST = mutation(
  '/api/company/link/[token]/submissions',
  {
    rate: 'write',
    isOffice: hasCompanyLink,
    schema: newSubmissionSchema,
    idempotent: true,
    storage: (base) => ({
      toStored: toStoredOrder,
      restore: (stored) => restoreOrder(stored, getEmployeeDeps(base)),
    }),
  },
  async (context) => {
    const submit = () => submitOrder(context.params.token, context.input, getEmployeeDeps(context));
    return companyUnavailable() ?? resultReply(await submit(), (value) => value, 201);
  },
);
