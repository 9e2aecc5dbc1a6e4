import { formatPhone } from '@/lib/accounts/server';
import { findEdition } from '@/lib/catalogue';
import { COMPANY_LIMITS, SUBMISSION_STATES } from '@/lib/company';
import { isBatchCancellable, type StaffBatch } from '@/lib/company/server';
import { COUNTRIES, type Language } from '@/lib/markets';
import { findOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { getCompanyLineName } from '@/lib/prices/server';
import { can, type StaffRole } from '../roles';
import { listEmployees } from './list-employees';
import { toNamedQuote } from './named-quote';
import type { GroupView } from './view';

type Deps = { readonly db: Db; readonly role: StaffRole; readonly shopUrl: string; readonly language: Language };

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
    cancellable: isBatchCancellable(batch, order),
    contact: can(role, 'contacts.read') ? getContact(desk) : null,
    links: can(role, 'groups.resend')
      ? { members: `${shopUrl}${desk.linkPath}`, own: `${shopUrl}${desk.ownPath}` }
      : null,
    counts: SUBMISSION_STATES.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0),
    members: await listEmployees(batch.id, null, deps),
    quote: quote && toNamedQuote(quote, (priceId) => getCompanyLineName(priceId, deps.language)),
    least: COMPANY_LIMITS.minBooks,
    order: order && { id: order.id, number: order.number, state: order.state, totalMinor: order.totalMinor },
    transferAt: batch.transferAt,
  };
}
