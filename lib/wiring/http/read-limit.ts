import { memoryLimit } from '@/lib/platform/http';
import { shop } from '../shop';
import { type Reply, refuse } from './reply';
import { readVisitor, type Visitor } from './visitor';

/** A page that waits for its pictures asks twice a second. */
const ofDevice = memoryLimit({ limit: 600, windowSeconds: 60 });
/** A school behind one address is many families; who shows no device of ours is counted as one. */
const ofAddress = memoryLimit({ limit: 6000, windowSeconds: 60 });

const refusal = (waitSeconds: number): Reply | null =>
  waitSeconds > 0 ? refuse('rate_limited', { data: { waitSeconds } }) : null;

type Reader = Pick<Visitor, 'addressKey' | 'deviceId' | 'isKnownDevice'>;

/** Refuses who reads more in a minute than any page needs; `null` when the request may pass. */
export function limitReads({ addressKey, deviceId, isKnownDevice }: Reader, now: Date): Reply | null {
  const reader = isKnownDevice ? `device:${deviceId}` : `address:${addressKey}`;
  return refusal(Math.max(ofDevice(reader, now), ofAddress(addressKey, now)));
}

/** The same for a file: pages load several at once, so the address alone counts. */
export async function limitFiles(request: Request, now = new Date()): Promise<Reply | null> {
  const { addressKey } = await readVisitor(request, await shop(), now);
  return refusal(ofAddress(addressKey, now));
}
