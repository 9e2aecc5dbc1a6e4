import { handleReport } from '@/lib/fulfilment/server';
import { handlePrepareShipment } from '@/lib/fulfilment/shipments/prepare-shipment.handler';
import { handleSubmitShipment } from '@/lib/fulfilment/shipments/submit-shipment.handler';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { ok } from '@/lib/platform/result';
import type { FulfilmentPort, FulfilmentStatus } from '@/lib/providers/fulfilment/port';
import { createSandboxFulfilment } from '@/lib/providers/fulfilment/sandbox';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createPrintFlow } from './print-flow';
import { addSeconds, DAY, NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };

export const FULFILMENT_SECRET = 's'.repeat(32);
export const sandbox = createSandboxFulfilment({ secret: FULFILMENT_SECRET });

/** The steps of a confirmed book from its files to its delivery, with the sandbox print house. */
export function createShipmentFlow(shop: Shop) {
  const { confirmed } = createPrintFlow(shop);
  const prepare = (orderId: string, provider = sandbox.name) => {
    const file = (kind: string) => ({ storageKey: `books/${orderId}/${kind}.pdf`, sha256: 'a'.repeat(64) });
    const files = { profileId: 'square-210', title: 'T', pages: 28, rightToLeft: true };
    const makeFiles = async () => ok({ ...files, interior: file('interior'), cover: file('cover') });
    return handlePrepareShipment(
      { orderId },
      { db: shop.db, enqueue: shop.enqueue, provider, now: () => NOW, makeFiles },
    );
  };
  const submit = (shipmentId: string, fulfilment: FulfilmentPort = sandbox, simulated = false) =>
    handleSubmitShipment(
      { shipmentId },
      {
        db: shop.db,
        enqueue: shop.enqueue,
        storage: shop.storage,
        fulfilment,
        simulated,
        shopUrl: 'https://shop.test',
        secret: FULFILMENT_SECRET,
        now: () => NOW,
      },
    );
  const findShipment = (orderId: string) => shop.db.shipment.findFirstOrThrow({ where: { orderId } });
  const getState = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).state;
  const getKinds = async (orderId: string) => {
    const rows = await shop.db.messageSent.findMany({ where: { orderId, NOT: { kind: 'orderPaid' } } });
    return rows.map(({ channel, kind }) => `${channel} ${kind}`).sort();
  };

  async function submitted() {
    const order = await confirmed();
    await prepare(order.id);
    const { id: shipmentId } = await findShipment(order.id);
    await submit(shipmentId);
    return { ...order, shipmentId };
  }
  const report = (shipmentId: string, status: FulfilmentStatus, eventId = newId()) =>
    handleReport(
      {
        provider: sandbox.name,
        eventId,
        shipmentId,
        providerReference: `print-sandbox_${shipmentId}`,
        status,
        occurredAt: NOW,
        carrier: 'Post',
        trackingNumber: 'RR123456785IL',
      },
      { db: shop.db, enqueue: shop.enqueue, now: addSeconds(DAY) },
    );
  return { confirmed, prepare, submit, findShipment, getState, getKinds, submitted, report };
}
