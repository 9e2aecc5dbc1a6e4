import { quoteGroup } from '@/lib/prices';
import { CLASS_CHILDREN } from './data/people';
import { demoId } from './ids';
import { type GroupPlan, getGroupIds, planGroup } from './plan-group';
import { HOUR_MS } from './plan-steps';
import type { DemoRows } from './rows';

const NAME = 'kindergarten';
const DELIVERY = 'standard';

/** A kindergarten class whose printed books are at the print house. */
export function planClass(now: Date): readonly Partial<DemoRows>[] {
  const group: GroupPlan = {
    kind: 'kindergarten',
    name: NAME,
    country: 'IL',
    language: 'he',
    tier: 'printed',
    state: 'printing',
    hoursAgo: 110,
    quote: quoteGroup('IL', { kind: 'group', quantity: CLASS_CHILDREN.length, format: 'printed', delivery: DELIVERY }),
    phone: 90,
    heroes: CLASS_CHILDREN.map(([child, gender]) => ({ child, gender })),
  };
  const { accountId, orderId, bookIds } = getGroupIds(group);
  const createdAt = new Date(now.getTime() - group.hoursAgo * HOUR_MS);
  const kindergartenId = demoId(`class ${NAME}`);
  const own: Partial<DemoRows> = {
    classes: [
      {
        id: kindergartenId,
        deviceId: demoId(`device ${NAME}`),
        accountId,
        orderId,
        country: 'IL',
        language: 'he',
        kindergartenName: 'גן חבצלת',
        contactName: 'רונית אלמוג',
        email: 'kindergarten@example.com',
        bookType: 'printed',
        delivery: DELIVERY,
        approvedAt: new Date(createdAt.getTime() + 20 * HOUR_MS),
        createdAt,
        updatedAt: createdAt,
      },
    ],
    children: bookIds.map((bookId, position) => ({
      id: demoId(`child ${NAME} ${position}`),
      kindergartenId,
      bookId,
      position,
      createdAt,
    })),
    addresses: [
      {
        orderId,
        fullName: 'רונית אלמוג',
        country: 'IL',
        city: 'חולון',
        street: 'סוקולוב',
        house: '12',
      },
    ],
  };
  return [...planGroup(group, now), own];
}
