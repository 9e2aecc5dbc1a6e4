import { peekSession } from '@/lib/accounts/server';
import {
  findLatestDraft,
  findOwnedDraft,
  findOwnedPreview,
  findSharedBook,
  getBookProgress,
  listKnownHeroes,
  listOpenDrafts,
} from '@/lib/books/server';
import { submissionQuerySchema } from '@/lib/company';
import { getBatch, listOwnBatches, listSubmissions } from '@/lib/company/server';
import { findCurrentClass, getClassBooks, listClasses } from '@/lib/kindergarten/server';
import { accountOrders, getEditor, getOrder, getOrderProgress, listOrders } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { getStoredData } from '@/lib/privacy/server';
import { getMyRewards } from '@/lib/rewards/server';
import type { ManyCustomers } from '@/tests/database/support/find-many-customers';
import type { Read } from './staff-reads';

const sign = async (key: string): Promise<string> => `https://shop.example.com/${key}`;
const SECRET = 's'.repeat(32);

function listParentReads({ parent, orderId, bookId, draft }: ManyCustomers, now: Date): readonly Read[] {
  const { accountId, phone } = parent;
  const language = { country: 'IL', language: 'he' } as const;
  const account = { accountId, phone, email: 'parent@example.com', emailVerified: true, ...language };
  const deps = (db: Db) => ({ db, accountId, sign, now, secret: SECRET });
  const guest = { deviceId: draft.deviceId, accountId: null };
  return [
    { name: 'who is signed in', aim: 50, read: (db) => peekSession(db, phone, now) },
    { name: 'my books: drafts', aim: 150, read: (db) => listOpenDrafts(db, parent) },
    { name: 'my books: orders', aim: 150, read: (db) => listOrders(deps(db)) },
    { name: 'my books: classes', aim: 150, read: (db) => listClasses(deps(db)) },
    { name: 'my books: rewards', aim: 150, read: (db) => getMyRewards({ db, orders: accountOrders, account, now }) },
    { name: 'my books: what is stored', aim: 150, read: (db) => getStoredData(account, { db, now }) },
    { name: 'progress of all orders', aim: 100, read: (db) => getOrderProgress({ db, accountId }) },
    { name: 'an order', aim: 150, read: (db) => getOrder(orderId, deps(db)) },
    { name: 'the editor', aim: 150, read: (db) => getEditor(orderId, deps(db)) },
    { name: 'the latest draft of a device', aim: 100, read: (db) => findLatestDraft(db, guest) },
    { name: 'the latest draft of an account', aim: 100, read: (db) => findLatestDraft(db, parent) },
    { name: 'a draft', aim: 100, read: (db) => findOwnedDraft(db, draft.id, guest) },
    { name: 'a preview', aim: 100, read: (db) => findOwnedPreview(db, bookId, parent) },
    { name: 'progress of a draft', aim: 100, read: (db) => getBookProgress(draft.id, { db, owner: guest, now }) },
    { name: 'known heroes', aim: 150, read: (db) => listKnownHeroes(bookId, { db, owner: parent, sign, now }) },
    { name: 'a shared book that is none', aim: 50, read: (db) => findSharedBook(db, 'no-such-token') },
  ];
}

function listGroupReads({ teacher, collector, company }: ManyCustomers, now: Date): readonly Read[] {
  const hr = (db: Db) => ({ db, accountId: company.accountId, sign, now });
  const submissions = (search: string) => (db: Db) =>
    listSubmissions(company.batchId, submissionQuerySchema.parse({ search }), hr(db));
  return [
    { name: 'class grid', aim: 200, read: (db) => findCurrentClass(db, collector) },
    {
      name: 'the books of a class',
      aim: 200,
      read: (db) => getClassBooks(teacher.classId, { db, accountId: teacher.accountId, sign, now }),
    },
    { name: 'the batches of a company', aim: 200, read: (db) => listOwnBatches(hr(db)) },
    { name: 'company dashboard', aim: 200, read: (db) => getBatch(company.batchId, hr(db)) },
    { name: 'company dashboard: orders', aim: 200, read: submissions('') },
    { name: 'company dashboard: search', aim: 200, read: submissions('dana') },
  ];
}

/** Every screen of customers that reads the database. */
export const listCustomerReads = (customers: ManyCustomers, now: Date): readonly Read[] => [
  ...listParentReads(customers, now),
  ...listGroupReads(customers, now),
];
