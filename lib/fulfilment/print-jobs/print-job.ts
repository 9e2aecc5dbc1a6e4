import {
  findAddress,
  findOrderWithGift,
  formatStreet,
  formatUnit,
  getGiftCardPath,
  getGiftDispatchDay,
  hasGiftCard,
} from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken } from '@/lib/platform/tokens';
import type { StoragePort } from '@/lib/providers/storage/port';
import { findShipment } from '../repository';
import { type ShipmentState, shipmentStates } from '../states';

/** How long the page's links to the files work. */
export const FILE_LINK_DAYS = 7;
/** How long a mailed link opens its job: no printer needs longer, and a link may be read by others later. */
const JOB_LINK_DAYS = 60;
const DAY_MS = 86_400_000;

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly secrets: readonly string[];
  readonly now: Date;
};

/** A job of the manual print house, as its page shows it. */
export type PrintJob = {
  readonly shipmentId: string;
  readonly providerReference: string;
  readonly orderNumber: string;
  readonly state: ShipmentState;
  readonly nextStates: readonly ShipmentState[];
  readonly files: readonly { readonly kind: 'interior' | 'cover'; readonly url: string; readonly sha256: string }[];
  /** Lines of the parcel's label. */
  readonly address: readonly string[];
  readonly phone: string;
  /** A gift: its greeting card, and the day on which the parcel should leave; noon UTC. */
  readonly gift: { readonly cardUrl: string; readonly leavesOn: Date | null } | null;
};

/** The shipment of a mailed link, while it is under way and the link is young: afterwards there is no address any more. */
export async function findPrintJob(token: string, { db, secrets, now }: Pick<Deps, 'db' | 'secrets' | 'now'>) {
  const id = readToken(secrets, 'print-job', token);
  const shipment = id ? await findShipment(db, id) : null;
  if (!shipment || shipmentStates.isEnd(shipment.state)) return null;
  return now.getTime() - shipment.createdAt.getTime() < JOB_LINK_DAYS * DAY_MS ? shipment : null;
}

/** Opens a mailed link of the manual print house. Reading changes nothing. */
export async function getPrintJob(token: string, deps: Deps): Promise<Result<PrintJob, 'not_found'>> {
  const { db, storage, secrets, now } = deps;
  const shipment = await findPrintJob(token, deps);
  const order = shipment && (await findOrderWithGift(db, shipment.orderId));
  const address = shipment && (await findAddress(db, shipment.orderId));
  if (!shipment || !order || !address) return fail('not_found');
  const expiresAt = new Date(now.getTime() + FILE_LINK_DAYS * DAY_MS - 60_000);
  const { interiorKey, interiorSha256, coverKey, coverSha256, state } = shipment;
  const { fullName, street, apartment, city, state: region, postalCode, country } = address;
  return ok({
    shipmentId: shipment.id,
    providerReference: shipment.providerId ?? `manual_${shipment.id}`,
    orderNumber: order.number,
    state,
    nextStates: shipmentStates.states.filter((next) => shipmentStates.canMove(state, next)),
    files: [
      { kind: 'interior', url: await storage.signedUrl(interiorKey, { expiresAt }), sha256: interiorSha256 },
      { kind: 'cover', url: await storage.signedUrl(coverKey, { expiresAt }), sha256: coverSha256 },
    ],
    address: [
      fullName,
      formatStreet(address),
      ...(apartment ? [formatUnit({ street, apartment })] : []),
      [city, region, postalCode].filter(Boolean).join(' '),
      country,
    ],
    phone: order.account.phone,
    gift: hasGiftCard(order)
      ? { cardUrl: getGiftCardPath(secrets[0] ?? '', order.id), leavesOn: getGiftDispatchDay(order) }
      : null,
  });
}
