import { defineStates } from '@/lib/platform/states';

export type ReviewState = 'received' | 'published' | 'rejected';

/** A review is decided about once. */
export const reviewStates = defineStates<ReviewState>('review', 'received', {
  received: ['published', 'rejected'],
  published: [],
  rejected: [],
});
