import { formatPhone } from '@/lib/accounts/server';
import { getFirstName } from '@/lib/books';
import { findEdition } from '@/lib/catalogue';
import { COMPANY_LIMITS, SUBMISSION_STATES } from '@/lib/company';
import type { StaffBatch } from '@/lib/company/server';
import { listMessagesByKey } from '@/lib/email/server';
import { COUNTRIES, type Language } from '@/lib/markets';
import { findOrder, listParts } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { isolate } from '@/lib/platform/text/isolate';
import { getCompanyLineName } from '@/lib/prices/server';
import { can, type StaffRole } from '../roles';
import { toNamedQuote } from './named-quote';
import type { GroupMember, GroupView } from './view';

type Deps = { readonly db: Db; readonly role: StaffRole; readonly shopUrl: string; readonly language: Language };

/** Messages with an employee's own link; nobody without a confirmed phone has one. */
const OWN_LINK_KINDS = ['employeeOrdered', 'employeeBookReady'] as const;
const listKeys = (id: string): readonly string[] =>
  OWN_LINK_KINDS.flatMap((kind) => [`${kind}:${id}`, `sms:${kind}:${id}`]);

async function listMembers(
  { batch, submissions }: StaffBatch,
  paid: boolean,
  { db, role }: Deps,
): Promise<readonly GroupMember[]> {
  const parts = paid && batch.orderId ? await listParts(db, batch.orderId) : [];
  const messages = await listMessagesByKey(
    db,
    submissions.flatMap(({ id }) => listKeys(id)),
  );
  return submissions.map(({ id, state, employeeName, book }) => {
    const part = book && parts.find(({ bookId }) => bookId === book.id);
    const keys = listKeys(id);
    return {
      id,
      name: can(role, 'groups.names')
        ? `${isolate(employeeName)} · ${isolate(getFirstName(book?.childName ?? ''))}`
        : null,
      state,
      missing: [],
      order: part ? { id: part.id, number: part.number } : null,
      messages: messages
        .filter((message) => keys.includes(message.key) && (message.sentAt || message.givenUpAt))
        .map(({ key, channel }) => ({ key, channel })),
    };
  });
}

const getContact = ({ batch }: StaffBatch): GroupView['contact'] => ({
  name: batch.contactName,
  email: batch.contactEmail,
  phone: formatPhone(batch.contactPhone),
  office: [batch.officeStreet, batch.officeCity, batch.officeState, batch.officePostal].filter(Boolean).join(', '),
  companyNumber: batch.companyNumber,
});

/** The batch of a company as this role may see it, without its timeline. */
export async function toBatchView(desk: StaffBatch, deps: Deps): Promise<Omit<GroupView, 'timeline'>> {
  const { db, role, shopUrl } = deps;
  const { batch, counts, linkState, quote } = desk;
  const { country } = batch;
  const order = batch.orderId ? await findOrder(db, batch.orderId) : null;
  return {
    id: batch.id,
    kind: 'company',
    name: batch.companyName,
    state: batch.state,
    country,
    language: batch.language,
    currency: COUNTRIES[country].currency,
    planned: batch.estimatedBooks,
    closesAt: batch.closesAt,
    createdAt: batch.createdAt,
    title: findEdition(batch.catalogueId)?.title ?? null,
    format: batch.bookType,
    delivery: batch.delivery,
    linkOpen: linkState === 'open',
    cancellable: false,
    contact: can(role, 'contacts.read') ? getContact(desk) : null,
    links: can(role, 'groups.resend')
      ? { members: `${shopUrl}${desk.linkPath}`, own: `${shopUrl}${desk.ownPath}` }
      : null,
    counts: SUBMISSION_STATES.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0),
    members: await listMembers(desk, order?.paidAt != null, deps),
    quote: quote && toNamedQuote(quote, (priceId) => getCompanyLineName(priceId, deps.language)),
    least: COMPANY_LIMITS.minBooks,
    order: order && { id: order.id, number: order.number, state: order.state, totalMinor: order.totalMinor },
    transferAt: batch.transferAt,
  };
}
