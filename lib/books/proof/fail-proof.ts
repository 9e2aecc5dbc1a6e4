import type { Db } from '@/lib/platform/db';
import { alarm } from '@/lib/platform/logging/alarm';
import type { ProofJob } from '../jobs';
import { failProof } from './repository';

type Deps = { readonly db: Db; readonly profileId: string };

/** A proof could not be made after several tries: the parent may ask for it again. */
export async function handleProofFailure(job: ProofJob, { db, profileId }: Deps): Promise<void> {
  const { bookId, revision, edits } = job;
  await failProof(db, { bookId, revision, edits, profileId }, { errorCode: 'typesetting_failed', errorPage: null });
  alarm('proof_failed', { bookId });
}
