import type { Tx } from '@/lib/platform/db';
import { type RequestState, requestStates } from './states';

type RequestActor = 'customer' | 'staff';
type Movable = { readonly id: string; readonly state: RequestState };

/**
 * Changes the state of a request and records the change: the only function that writes it. Returns `false` and writes
 * nothing when `requestStates` forbids the change or the request is no longer in `request.state`.
 */
export async function moveRequest(
  tx: Tx,
  request: Movable,
  to: RequestState,
  by: RequestActor,
  at: Date,
): Promise<boolean> {
  const { id, state: from } = request;
  if (!requestStates.canMove(from, to)) return false;
  const moved = await tx.supportRequest.updateMany({ where: { id, state: from }, data: { state: to } });
  if (moved.count !== 1) return false;
  await tx.supportRequestChange.create({ data: { requestId: id, from, to, by, at } });
  return true;
}
