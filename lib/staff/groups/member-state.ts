import type { SubmissionState } from '@/lib/company';
import type { MissingPart } from '@/lib/kindergarten';
import type { OrderState } from '@/lib/orders';

/** Until the payment a child's book is complete or not; then it has the state of its own order. */
export type GroupMemberState = 'incomplete' | 'complete' | SubmissionState | OrderState;
export type GroupMissing = MissingPart;

/** How many are in each state, in the order in which the states first come. */
export function countMembers(states: readonly GroupMemberState[]) {
  const counts = new Map<GroupMemberState, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({ state, count }));
}
