import { formatPhone } from '@/lib/accounts/server';
import { findEdition } from '@/lib/catalogue';
import { CLASS_LIMITS } from '@/lib/kindergarten';
import type { StaffClass } from '@/lib/kindergarten/server';
import { COUNTRIES, type Language } from '@/lib/markets';
import { listParts } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { getLineName } from '@/lib/prices/server';
import { can, type StaffRole } from '../roles';
import { getClassState } from './group-state';
import { countMembers } from './member-state';
import { toNamedQuote } from './named-quote';
import type { GroupMember, GroupView } from './view';

type Deps = { readonly db: Db; readonly role: StaffRole; readonly shopUrl: string; readonly language: Language };

async function listMembers({ children, order }: StaffClass, { db, role }: Deps): Promise<readonly GroupMember[]> {
  const parts = order?.paidAt ? await listParts(db, order.id) : [];
  return children.map(({ id, bookId, name, missing }) => {
    const part = parts.find((one) => one.bookId === bookId);
    return {
      id,
      name: can(role, 'groups.names') ? name : null,
      state: part?.state ?? (missing.length > 0 ? 'incomplete' : 'complete'),
      missing: part ? [] : missing,
      order: part ? { id: part.id, number: part.number } : null,
      messages: [],
    };
  });
}

/** A class as this role may see it, without its timeline. */
export async function toClassView(group: StaffClass, deps: Deps): Promise<Omit<GroupView, 'timeline'>> {
  const { role, shopUrl } = deps;
  const { country, order, account, contactName, email, linkPath, ownPath } = group;
  const members = await listMembers(group, deps);
  const phone = account && formatPhone(account.phone);
  return {
    id: group.id,
    kind: 'kindergarten',
    name: group.kindergartenName,
    state: getClassState(order),
    country,
    language: group.language,
    currency: COUNTRIES[country].currency,
    planned: null,
    closesAt: group.linkClosesAt,
    createdAt: group.createdAt,
    title: findEdition(group.catalogueId ?? 0)?.title ?? null,
    format: group.bookType,
    delivery: group.delivery,
    linkOpen: group.linkOpen,
    cancellable: group.cancellable,
    contact: can(role, 'contacts.read') ? { name: contactName, email, phone, office: null, companyNumber: null } : null,
    links: can(role, 'groups.resend')
      ? { members: linkPath && `${shopUrl}${linkPath}`, own: `${shopUrl}${ownPath}` }
      : null,
    counts: countMembers(members.map(({ state }) => state)),
    members: { rows: members, next: null },
    quote: group.quote && toNamedQuote(group.quote, (priceId) => getLineName(priceId, deps.language)),
    least: CLASS_LIMITS.minBooks,
    order: order && { id: order.id, number: order.number, state: order.state, totalMinor: order.totalMinor },
    transferAt: null,
  };
}
