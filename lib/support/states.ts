import { defineStates } from '@/lib/platform/states';

export type RequestState = 'received' | 'answered' | 'closed';

/** `received` waits for the shop, `answered` for the customer, whose reply makes it `received` again. */
export const requestStates = defineStates<RequestState>('support request', 'received', {
  received: ['answered', 'closed'],
  answered: ['received', 'closed'],
  closed: ['received', 'answered'],
});
