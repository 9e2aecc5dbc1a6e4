import type { PreparedPrintFiles } from '@/lib/books/server';
import { giveUpEmail, type LedgerDeps } from '@/lib/email/server';
import { atStart, createJobHandlers, type Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import type { Result } from '@/lib/platform/result';
import type { FulfilmentPort } from '@/lib/providers/fulfilment/port';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import * as jobs from './jobs';
import { handleSendMessage } from './messages/send-message.handler';
import { handlePrepareShipment } from './shipments/prepare-shipment.handler';
import { handleSandboxParcel, type SandboxPort } from './shipments/sandbox-parcel.handler';
import { handleSubmitShipment } from './shipments/submit-shipment.handler';
import { handleWatchFulfilment } from './watch-fulfilment.handler';

type WorkerDeps = LedgerDeps & {
  readonly enqueue: Enqueue;
  readonly sms: SmsPort;
  readonly storage: StoragePort;
  /** The print house of this shop. */
  readonly fulfilment: FulfilmentPort;
  /** Moves the parcels of the sandbox, also those of an earlier setting. */
  readonly sandbox: SandboxPort;
  /** Draws, typesets, checks and stores the print files of a book. */
  readonly makePrintFiles: (bookId: string) => Promise<Result<PreparedPrintFiles>>;
  readonly shopUrl: string;
  readonly secret: string;
};

export function createHandlers(deps: WorkerDeps) {
  const { name: provider, profile, enclosesCard } = deps.fulfilment;
  // The parcels of a sandbox move by themselves.
  const simulated = provider === deps.sandbox.name;
  return createJobHandlers(jobs, {
    printFilesJob: {
      handle: (payload) => handlePrepareShipment(payload, { ...deps, provider, makeFiles: deps.makePrintFiles }),
      // The watch tries again, and refunds the order in the end.
      giveUp: async ({ orderId }) => alarm('print_files_failed', { orderId }),
    },
    submitShipmentJob: {
      handle: (payload) => handleSubmitShipment(payload, { ...deps, simulated }),
      // The print house was away for a day; the watch tries again.
      giveUp: async ({ shipmentId }) => alarm('shipment_not_submitted', { shipmentId }),
    },
    sandboxParcelJob: (payload) => handleSandboxParcel(payload, atStart(deps)),
    watchFulfilmentJob: () => handleWatchFulfilment({ ...atStart(deps), profile }),
    fulfilmentMessageJob: {
      handle: (payload) => handleSendMessage(payload, { ...deps, enclosesCard }),
      giveUp: ({ key }) => giveUpEmail(deps.db, key, deps.now()),
    },
  });
}
