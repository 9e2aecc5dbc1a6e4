import { quoteCompany } from '@/lib/prices';
import { EMPLOYEES, toDemoPhone } from './data/people';
import { demoId } from './ids';
import { type GroupPlan, getGroupIds, planGroup } from './plan-group';
import { addHours, HOUR_MS } from './plan-steps';
import type { DemoRows } from './rows';

const QUOTE = quoteCompany('KE', {
  digital: EMPLOYEES.length,
  printed: 0,
  delivery: 'standard',
  model: 'regular',
  dedication: false,
});

const toGroup = (
  name: string,
  phone: number,
  [state, hoursAgo]: readonly ['awaiting_payment' | 'ready', number],
): GroupPlan => ({
  kind: 'company',
  name,
  country: 'KE',
  language: 'en',
  tier: 'digital',
  state,
  hoursAgo,
  quote: QUOTE,
  phone,
  heroes: EMPLOYEES.map(([, child, gender]) => ({ child, gender })),
  provider: 'transfer',
});

type Batch = { readonly companyName: string; readonly state: 'closed' | 'delivered' };

function planBatch(group: GroupPlan, { companyName, state }: Batch, now: Date): Partial<DemoRows> {
  const { accountId, orderId, bookIds } = getGroupIds(group);
  const { name, country, language } = group;
  const createdAt = new Date(now.getTime() - (group.hoursAgo + 72) * HOUR_MS);
  const batchId = demoId(`batch ${name}`);
  const place = { officeStreet: 'Kimathi Street 8', officeCity: 'Nairobi', country, language };
  const contact = {
    contactName: 'Ruth Wairimu',
    contactEmail: 'hr@example.com',
    contactPhone: toDemoPhone(country, group.phone),
  };
  const books = {
    estimatedBooks: EMPLOYEES.length,
    catalogueId: 10_001,
    imageModel: 'regular',
    bookType: 'digital',
  } as const;
  const times = {
    closesAt: addHours(createdAt, 71),
    transferAt: addHours(createdAt, 72),
    createdAt,
    updatedAt: createdAt,
  };
  const approved = state === 'delivered' && { approvedAt: addHours(createdAt, 90) };
  return {
    batches: [
      {
        id: batchId,
        accountId,
        orderId,
        state,
        linkToken: demoId(`link ${name}`),
        companyName,
        ...place,
        ...contact,
        ...books,
        ...times,
        ...approved,
      },
    ],
    submissions: EMPLOYEES.map(([employeeName], at) => ({
      id: demoId(`submission ${name} ${at}`),
      batchId,
      bookId: bookIds[at],
      state: state === 'delivered' ? ('delivered' as const) : ('submitted' as const),
      employeeName,
      employeePhone: toDemoPhone(country, 50 + at),
      bookType: 'digital' as const,
      language,
      approvedAt: addHours(createdAt, 20),
      submittedAt: addHours(createdAt, 20),
      updatedAt: addHours(createdAt, 20),
    })),
  };
}

/** Part of a bank transfer that the staff gives back by hand. */
const planRefundByHand = (group: GroupPlan, now: Date): Partial<DemoRows> => ({
  refunds: [
    {
      id: demoId(`refund by hand ${group.name}`),
      paymentId: demoId(`payment ${group.name}`),
      key: `demo:by-hand:${group.name}`,
      amountMinor: Math.round(QUOTE.totalMinor / EMPLOYEES.length),
      reason: 'left_group',
      requestedAt: addHours(now, -26),
    },
  ],
});

/** A company whose bank transfer is awaited, and one that has its books and is owed the price of one. */
export function planCompanies(now: Date): readonly Partial<DemoRows>[] {
  const waiting = toGroup('company waiting', 91, ['awaiting_payment', 30]);
  const served = toGroup('company served', 92, ['ready', 300]);
  return [
    ...planGroup(waiting, now),
    planBatch(waiting, { companyName: 'Savanna Software', state: 'closed' }, now),
    ...planGroup(served, now),
    planBatch(served, { companyName: 'Acacia Logistics', state: 'delivered' }, now),
    planRefundByHand(served, now),
  ];
}
