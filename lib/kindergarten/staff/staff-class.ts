import { listMarketOverrides } from '@/lib/catalogue/server';
import { localePath } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { type Quote, quoteGroup } from '@/lib/prices';
import { isLinkOpen } from '../class-view';
import { CLASS_LIMITS } from '../limits';
import type { MissingPart } from '../model';
import { listPartsToOrder } from '../ordering/check-class';
import { isClassCancellable } from '../production/cancel-class';
import { findStaffClassRow, type StaffClassDetails } from './repository';

/** A child of a class, without a picture. */
export type StaffChild = {
  readonly id: string;
  readonly bookId: string;
  readonly name: string;
  /** What its book still needs before the class can be ordered. */
  readonly missing: readonly MissingPart[];
};

/** A class as the shop's desk sees it. */
export type StaffClass = Omit<StaffClassDetails, 'children'> & {
  readonly children: readonly StaffChild[];
  readonly linkOpen: boolean;
  readonly cancellable: boolean;
  /** What its children cost today, with a delivery of its own; `null`: there are too few for a price. */
  readonly quote: Quote | null;
  /** Where parents add their children, without the shop's address; `null` before the link was opened. */
  readonly linkPath: string | null;
  /** Where the teacher goes on. */
  readonly ownPath: string;
};

/** A class with what the desk shows of it; `null` when there is none. */
export async function getStaffClass(id: string, { db, now }: { readonly db: Db; readonly now: Date }) {
  const row = await findStaffClassRow(db, id);
  if (!row) return null;
  const { children, country, language, classToken } = row;
  const overrides = await listMarketOverrides(db, country);
  const view: StaffClass = {
    ...row,
    children: children.map((child) => ({
      id: child.id,
      bookId: child.book.id,
      name: child.book.childName ?? '',
      missing: listPartsToOrder(child, row, overrides),
    })),
    linkOpen: isLinkOpen(row, now),
    cancellable: row.order !== null && isClassCancellable(row.order),
    quote: quoteClass(row),
    linkPath: classToken && localePath(country, language, `/class/${classToken}`),
    ownPath: localePath(country, language, row.order?.paidAt ? `/kindergarten/${id}` : '/kindergarten'),
  };
  return view;
}

function quoteClass({ country, bookType, delivery, children }: StaffClassDetails): Quote | null {
  const quantity = children.length;
  if (quantity < CLASS_LIMITS.minBooks) return null;
  if (bookType !== 'printed') return quoteGroup(country, { kind: 'group', format: 'digital', quantity });
  return quoteGroup(country, { kind: 'group', format: 'printed', quantity, delivery: delivery ?? 'standard' });
}
