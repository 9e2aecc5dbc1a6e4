import type { ParentApproval } from '../model';

type Approved = {
  readonly parentApproval: ParentApproval | null;
  readonly approvedRevision: number | null;
  readonly book: { readonly revision: number };
};

/** How the parent decided about the book as it is now: what was looked at counts until it changes. */
export function getParentApproval({ parentApproval, approvedRevision, book }: Approved): ParentApproval | null {
  return parentApproval === 'seen' && approvedRevision !== book.revision ? null : parentApproval;
}
