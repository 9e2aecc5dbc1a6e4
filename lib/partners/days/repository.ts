import type { Tx } from '@/lib/platform/db';
import type { OfferDays, PartnerId } from '../model';

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The days that the desk has set, with the partner of each. */
export async function listDays(tx: Tx): Promise<readonly (OfferDays & { readonly partner: PartnerId })[]> {
  const rows = await tx.partnerOfferDays.findMany({ select: { partner: true, firstDay: true, lastDay: true } });
  return rows.map(({ partner, firstDay, lastDay }) => ({
    partner,
    firstDay: toDay(firstDay),
    lastDay: toDay(lastDay),
  }));
}

type Change = { readonly memberId: string; readonly changedAt: Date };

export function upsertDays(tx: Tx, partner: PartnerId, { firstDay, lastDay }: OfferDays, change: Change) {
  const data = { firstDay: new Date(firstDay), lastDay: new Date(lastDay), ...change };
  return tx.partnerOfferDays.upsert({
    where: { partner },
    create: { partner, ...data },
    update: data,
    select: { partner: true },
  });
}

export const deleteDays = (tx: Tx, partner: PartnerId) => tx.partnerOfferDays.deleteMany({ where: { partner } });
