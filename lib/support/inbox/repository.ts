import type { Language } from '@/lib/markets';
import { Prisma, type Tx } from '@/lib/platform/db';
import type { RequestState } from '../states';

// What the shop's desk reads and writes of requests.

const rowSelect = {
  id: true,
  email: true,
  phone: true,
  topic: true,
  description: true,
  language: true,
  state: true,
  createdAt: true,
  order: { select: { id: true, number: true } },
  assignee: { select: { id: true, phone: true } },
} as const satisfies Prisma.SupportRequestSelect;

type Listing = {
  /** `null`: whatever its state. */
  readonly state: RequestState | null;
  /** `null`: whoever answers. */
  readonly assigneeId: string | null;
  /** Only these, found by a search. */
  readonly ids?: readonly string[] | undefined;
  /** The last row of the page before. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly take: number;
};

/** What waits for the shop begins with the oldest, everything else with the newest. */
export const listInbox = (tx: Tx, { state, assigneeId, ids, after, take }: Listing) => {
  const sort = state === 'received' ? 'asc' : 'desc';
  const [later, fromThere] = sort === 'asc' ? (['gt', 'gte'] as const) : (['lt', 'lte'] as const);
  const page: Prisma.SupportRequestWhereInput = after
    ? {
        createdAt: { [fromThere]: after.createdAt },
        OR: [{ createdAt: { [later]: after.createdAt } }, { id: { [later]: after.id } }],
      }
    : {};
  return tx.supportRequest.findMany({
    where: {
      ...page,
      ...(state && { state }),
      ...(assigneeId && { assigneeId }),
      ...(ids && { id: { in: [...ids] } }),
    },
    orderBy: [{ createdAt: sort }, { id: sort }],
    take,
    select: rowSelect,
  });
};

/** A request with everything that was written after it. */
export const findInboxRequest = (tx: Tx, id: string) =>
  tx.supportRequest.findUnique({
    where: { id },
    select: {
      ...rowSelect,
      messages: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, text: true, email: true, createdAt: true, member: { select: { phone: true } } },
      },
    },
  });

/** Beginnings to look for; empty lists look for nothing. */
export type RequestSearch = {
  readonly number: string | null;
  readonly email: string | null;
  /** E.164 */
  readonly phones: readonly string[];
  /** Words of the request, as a `tsquery`. */
  readonly words: string | null;
};

const startsWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Ids of the requests that a search finds: each part reads one index, and the newest of it where there are many. */
export async function searchRequestIds(tx: Tx, search: RequestSearch, take: number): Promise<readonly string[]> {
  const { number, email, phones, words } = search;
  const parts: Prisma.Sql[] = [];
  if (number) {
    parts.push(Prisma.sql`(SELECT support_requests.id FROM support_requests JOIN orders
      ON orders.id = support_requests.order_id WHERE orders.number LIKE ${startsWith(number)} LIMIT ${take})`);
  }
  if (email) {
    parts.push(
      Prisma.sql`(SELECT id FROM support_requests WHERE lower(email) LIKE ${startsWith(email)} LIMIT ${take})`,
    );
  }
  for (const phone of phones) {
    parts.push(Prisma.sql`(SELECT id FROM support_requests WHERE phone LIKE ${startsWith(phone)} LIMIT ${take})`);
  }
  if (words) {
    parts.push(Prisma.sql`(SELECT id FROM support_requests
      WHERE to_tsvector('simple', description) @@ to_tsquery('simple', ${words}) LIMIT ${take})`);
  }
  if (parts.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: string }[]>`${Prisma.join(parts, ' UNION ')}`;
  return rows.map(({ id }) => id);
}

/** Two answers, or an answer and a reply, come one after the other. */
export const lockRequest = (tx: Tx, id: string) =>
  tx.$executeRaw`SELECT 1 FROM support_requests WHERE id = ${id}::uuid FOR UPDATE`;

export const findRequestState = (tx: Tx, id: string) =>
  tx.supportRequest.findUnique({ where: { id }, select: { id: true, state: true, language: true, accountId: true } });

/** `false`: there is no such request. */
export const setAssignee = async (tx: Tx, id: string, assigneeId: string | null): Promise<boolean> =>
  (await tx.supportRequest.updateMany({ where: { id }, data: { assigneeId } })).count === 1;

/** `false` when this mail is already stored. */
export async function insertMessage(tx: Tx, message: Prisma.SupportMessageCreateManyInput): Promise<boolean> {
  const { count } = await tx.supportMessage.createMany({ data: [message], skipDuplicates: true });
  return count === 1;
}

/** An answer of the staff, with where it goes. */
export const findAnswer = (tx: Tx, id: string) =>
  tx.supportMessage.findUnique({
    where: { id },
    select: { text: true, request: { select: { id: true, email: true, language: true } } },
  });

export const listTemplates = (tx: Tx) =>
  tx.supportTemplate.findMany({
    orderBy: [{ name: 'asc' }, { language: 'asc' }],
    select: { name: true, language: true, text: true },
  });

type Template = { readonly name: string; readonly language: Language; readonly text: string };

export const saveTemplateText = (tx: Tx, { name, language, text }: Template, updatedAt: Date) =>
  tx.supportTemplate.upsert({
    where: { name_language: { name, language } },
    create: { name, language, text, updatedAt },
    update: { text, updatedAt },
  });

export const deleteTemplate = (tx: Tx, name: string, language: Language) =>
  tx.supportTemplate.deleteMany({ where: { name, language } });
