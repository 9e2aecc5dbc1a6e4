type DispatchChange = { readonly reason: 'late' | 'reprint' };

/**
 * The changes of a promised day that were made because the parcel is late, of the current print run: a reprint begins
 * another one with its own promise. Oldest first, like `changes`.
 */
export const listReplans = <Change extends DispatchChange>(changes: readonly Change[]): readonly Change[] =>
  changes.slice(changes.findLastIndex(({ reason }) => reason === 'reprint') + 1);
