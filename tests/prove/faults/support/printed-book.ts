import { setTimeout as sleep } from 'node:timers/promises';
import type { ProofView } from '@/lib/books';
import { insist, type PaidOrder } from './parent';

const LOOK_MS = 3000;
const PROOF_MS = 20 * 60_000;

/** What a parent does on the confirmation page until the pages of the print files are there; returns the proof. */
export async function openProof({ id, visitor }: PaidOrder): Promise<ProofView> {
  const path = `/api/orders/${id}/proof`;
  const end = Date.now() + PROOF_MS;
  while (Date.now() < end) {
    // Refused until every picture is drawn.
    await visitor.send('POST', path, '{}', 'application/json');
    const proof = await insist<ProofView>(visitor, 'GET', path);
    if (proof.state === 'ready') return proof;
    await sleep(LOOK_MS);
  }
  throw new Error(`${path}: no proof in ${PROOF_MS / 60_000} minutes`);
}

/** Confirms a book for print, which nobody can take back. */
export const confirmPrint = ({ id, visitor }: PaidOrder, { edits }: ProofView): Promise<unknown> =>
  insist(visitor, 'POST', `/api/orders/${id}/confirm`, { texts: true, images: true, edits });
