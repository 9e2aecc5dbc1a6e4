import type { FaultShop } from '../faults/support/fault-shop';
import { buyBook, createDraft, type PaidOrder, SANDBOX_CUSTOMER } from '../faults/support/parent';
import { confirmPrint, openProof } from '../faults/support/printed-book';

/** Where parents are: the shop itself, or its load balancer. */
export type Entrance = Pick<FaultShop, 'url' | 'visitor'>;

export type Kind = 'visit' | 'draft' | 'digital' | 'printed';

/** Pages that a visitor opens, without scripts and pictures. */
const VISITED = ['/IL/he', '/IL/he/books', '/IL/he/blog', '/he/wizard'] as const;

async function visit(shop: Entrance): Promise<void> {
  const visitor = shop.visitor();
  for (const page of VISITED) {
    const answer = await visitor.send('GET', page, undefined, undefined, 'text/html');
    if (!answer.ok) throw new Error(`GET ${page}: ${answer.status}`);
    await answer.arrayBuffer();
  }
}

async function buyPrinted(shop: Entrance): Promise<PaidOrder> {
  const order = await buyBook(shop, SANDBOX_CUSTOMER, 'printed');
  await confirmPrint(order, await openProof(order));
  return order;
}

/** What a parent does of each kind; a paid order of the kinds that end with one. */
export const WAYS: Readonly<Record<Kind, (shop: Entrance) => Promise<PaidOrder | null>>> = {
  visit: (shop) => visit(shop).then(() => null),
  draft: (shop) => createDraft(shop.visitor()).then(() => null),
  digital: (shop) => buyBook(shop),
  printed: buyPrinted,
};
