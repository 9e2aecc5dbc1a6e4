import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { listTestimonials } from '@/lib/social-proof/server';
import { GROUP_LISTS, INBOX_LISTS, ORDER_LISTS, QUALITY_PERIODS, STAFF_LIMITS } from '@/lib/staff';
import { countQuality } from '@/lib/staff/quality/count-quality';
import {
  countToday,
  getGroup,
  getInboxRequest,
  getOffers,
  getPrintQueue,
  getQuality,
  getStaffOrder,
  listAudit,
  listGroups,
  listInboxPage,
  listMembers,
  listRefundsDue,
  listReviews,
  listStaffOrders,
  listStaffPosts,
} from '@/lib/staff/server';

/** A page or a job, as it reads its data. */
export type Read = {
  readonly name: string;
  /** Milliseconds that it may take; `null`: nobody waits for it. */
  readonly aim: number | null;
  readonly read: (db: Db) => Promise<unknown>;
};

/** Typed texts, by what they mean; the orders are those of `insertManyOrders`. */
const SEARCHES = {
  number: 'N000012345',
  'beginning of a number': 'N0000123',
  phone: '051-001-2345',
  'beginning of a phone': '+97251001',
  email: 'parent12345@example.com',
  'common beginning of an email': 'parent1',
  name: 'leviabcdef dana',
  'common name': 'dana',
  'tracking number': 'RR00012345IL',
  nothing: 'nobody@example.com',
} as const;

/** Typed texts that look for a class or a company of `insertManyGroups`. */
const GROUP_SEARCHES = {
  name: 'Gan bcde',
  'common name': 'gan',
  contact: 'ruth bcd',
  number: 'N000012350',
  email: 'teacher1234@example.com',
  phone: '+972531000123',
  nothing: 'nobody@example.com',
} as const;

const OWNER = { memberId: newId(), role: 'owner' } as const;

/** Rows whose own pages are read. */
type ReadSubjects = {
  readonly now: Date;
  /** With payments and messages. */
  readonly orderId: string;
  readonly requestId: string;
  readonly classId: string;
  readonly batchId: string;
  /** A member of the staff who did little. */
  readonly memberId: string;
};

/** A place in a list by time, half way to the last of 200,000 orders, one a minute. */
const getHalfWay = (now: Date): string => `${now.getTime() - 100_000 * 60_000}_${newId()}`;

function listOrderReads({ now, orderId }: ReadSubjects): readonly Read[] {
  const orders = (query: Partial<Parameters<typeof listStaffOrders>[0]>) => (db: Db) =>
    listStaffOrders({ list: 'all', search: '', after: null, ...query }, { db, actor: OWNER, now });
  const after = getHalfWay(now);
  return [
    ...ORDER_LISTS.map((list) => ({ name: `orders: ${list}`, aim: 300, read: orders({ list }) }) as const),
    { name: 'orders: a page half way', aim: 300, read: orders({ after }) },
    { name: 'orders: printing, half way', aim: 300, read: orders({ list: 'printing', after }) },
    ...Object.entries(SEARCHES).map(
      ([what, search]) => ({ name: `orders by ${what}`, aim: 200, read: orders({ search }) }) as const,
    ),
    {
      name: 'order',
      aim: 300,
      read: (db) => getStaffOrder(orderId, { db, actor: OWNER, listFailedJobs: async () => [] }),
    },
  ];
}

function listProductionReads({ now }: ReadSubjects): readonly Read[] {
  const queue = (query: Partial<Parameters<typeof getPrintQueue>[0]>) => (db: Db) =>
    getPrintQueue({ house: null, promised: 'all', after: null, ...query }, { db, now });
  const after = `${now.getTime() + 10 * 86_400_000}_${newId()}`;
  return [
    { name: 'print queue', aim: 300, read: queue({}) },
    { name: 'print queue: a house, at risk', aim: 300, read: queue({ house: 'print-sandbox', promised: 'risk' }) },
    { name: 'print queue: half way', aim: 300, read: queue({ after }) },
  ];
}

function listSupportReads({ now, requestId }: ReadSubjects): readonly Read[] {
  const inbox = (query: Partial<Parameters<typeof listInboxPage>[0]>) => (db: Db) =>
    listInboxPage({ list: 'received', search: '', after: null, ...query }, { db, actor: OWNER });
  return [
    ...INBOX_LISTS.map((list) => ({ name: `requests: ${list}`, aim: 300, read: inbox({ list }) }) as const),
    { name: 'requests: a page half way', aim: 300, read: inbox({ list: 'closed', after: getHalfWay(now) }) },
    { name: 'requests by number', aim: 200, read: inbox({ list: 'all', search: 'N000012344' }) },
    { name: 'requests by email', aim: 200, read: inbox({ list: 'all', search: 'parent12344@example.com' }) },
    { name: 'requests by phone', aim: 200, read: inbox({ list: 'all', search: '051-001-2344' }) },
    { name: 'requests by a common word', aim: 200, read: inbox({ list: 'all', search: 'book' }) },
    { name: 'request', aim: 300, read: (db) => getInboxRequest(requestId, { db, actor: OWNER }) },
  ];
}

function listGroupReads({ now, classId, batchId }: ReadSubjects): readonly Read[] {
  const groups = (query: Partial<Parameters<typeof listGroups>[0]>) => (db: Db) =>
    listGroups({ kind: 'both', list: 'all', search: '', after: null, ...query }, { db, actor: OWNER, now });
  const group = (id: string) => (db: Db) =>
    getGroup(id, { db, actor: OWNER, now, shopUrl: 'https://shop.example.com', language: 'he' });
  return [
    ...GROUP_LISTS.map((list) => ({ name: `groups: ${list}`, aim: 300, read: groups({ list }) }) as const),
    { name: 'groups: a page half way', aim: 300, read: groups({ after: getHalfWay(now) }) },
    { name: 'groups: done, half way', aim: 300, read: groups({ list: 'done', after: getHalfWay(now) }) },
    ...Object.entries(GROUP_SEARCHES).map(
      ([what, search]) => ({ name: `groups by ${what}`, aim: 200, read: groups({ search }) }) as const,
    ),
    { name: 'class', aim: 300, read: group(classId) },
    { name: 'company', aim: 300, read: group(batchId) },
  ];
}

function listOtherReads({ now, memberId }: ReadSubjects): readonly Read[] {
  const audit = (filter: Partial<Parameters<typeof listAudit>[0]>, after: string | null) => (db: Db) =>
    listAudit({ memberId: null, action: null, subject: null, ...filter }, after, { db });
  const quality = QUALITY_PERIODS.map(
    (period) =>
      ({
        name: `quality: ${period} days`,
        aim: 300,
        read: (db: Db) => getQuality({ period, language: 'en' }, { db, now }),
      }) as const,
  );
  return [
    { name: 'refunds by hand', aim: 300, read: (db) => listRefundsDue(db, now) },
    { name: 'reviews', aim: 300, read: (db) => listReviews(db) },
    { name: 'testimonials', aim: 300, read: (db) => listTestimonials(db, STAFF_LIMITS.listSize) },
    { name: 'posts', aim: 300, read: (db) => listStaffPosts(db, now) },
    { name: 'members', aim: 300, read: (db) => listMembers(db) },
    { name: 'offers of partners', aim: 300, read: (db) => getOffers(db, 'en', now) },
    { name: 'audit trail', aim: 300, read: audit({}, null) },
    { name: 'audit trail: half way', aim: 300, read: audit({}, '100000') },
    { name: 'audit trail: a member', aim: 300, read: audit({ memberId }, null) },
    { name: 'audit trail: a rare action', aim: 300, read: audit({ action: 'group_cancel' }, null) },
    { name: 'audit trail: a member, a kind', aim: 300, read: audit({ memberId, subject: 'group' }, null) },
    ...quality,
    { name: 'counting the quality of 30 days', aim: null, read: (db) => countQuality(30, { db, now }) },
    { name: 'counting the quality of 365 days', aim: null, read: (db) => countQuality(365, { db, now }) },
  ];
}

/** Every list, search and page of the desk. */
export const listStaffReads = (subjects: ReadSubjects): readonly Read[] => [
  {
    name: 'today',
    aim: 300,
    read: (db) => countToday({ db, actor: OWNER, now: subjects.now, countFailedJobs: async () => 0 }),
  },
  ...listOrderReads(subjects),
  ...listProductionReads(subjects),
  ...listSupportReads(subjects),
  ...listGroupReads(subjects),
  ...listOtherReads(subjects),
];
