import type { Tx } from '@/lib/platform/db';
import { type RedrawState, redrawStates } from './states';

type Movable = { readonly id: string; readonly state: RedrawState };

/**
 * Changes a redraw's state and records the change: the only function that writes the state of a redraw. Returns `false`
 * and writes nothing when `redrawStates` forbids the change or the redraw is no longer in `redraw.state`.
 */
export async function moveRedraw(
  tx: Tx,
  redraw: Movable,
  to: RedrawState,
  errorCode: string | null = null,
): Promise<boolean> {
  const { id, state: from } = redraw;
  if (!redrawStates.canMove(from, to)) return false;
  const moved = await tx.redraw.updateMany({ where: { id, state: from }, data: { errorCode, state: to } });
  if (moved.count !== 1) return false;
  await tx.redrawChange.create({ data: { redrawId: id, from, to } });
  return true;
}
