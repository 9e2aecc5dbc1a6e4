import { createMemoryRateLimit } from '@/lib/platform/http';
import { getContainer } from '../container';
import { errorReply, type Reply } from './reply';
import { readVisitor, type Visitor } from './visitor';

/** A page that waits for its pictures polls twice a second. */
const deviceLimit = createMemoryRateLimit({ limit: 600, windowSeconds: 60 });
/** A school behind one address is many families; requests without our device cookie count as one device. */
const addressLimit = createMemoryRateLimit({ limit: 6000, windowSeconds: 60 });

const toReply = (waitSeconds: number): Reply | null =>
  waitSeconds > 0 ? errorReply('rate_limited', { data: { waitSeconds } }) : null;

type Reader = Pick<Visitor, 'addressKey' | 'deviceId' | 'isKnownDevice'>;

type ReadOptions = {
  /** Thousands of employees open their company's link from one office for the first time: only the address counts. */
  readonly office?: boolean;
};

/** Rejects more reads per minute than any page needs; `null` when the request may pass. */
export function limitReads(
  { addressKey, deviceId, isKnownDevice }: Reader,
  now: Date,
  { office = false }: ReadOptions = {},
): Reply | null {
  const reader = isKnownDevice ? `device:${deviceId}` : office ? null : `address:${addressKey}`;
  return toReply(Math.max(reader ? deviceLimit(reader, now) : 0, addressLimit(addressKey, now)));
}

/** The same for files: pages load several at once, so only the address counts. */
export async function limitFiles(request: Request, now = new Date()): Promise<Reply | null> {
  const { addressKey } = await readVisitor(request, await getContainer(), now);
  return toReply(addressLimit(addressKey, now));
}
