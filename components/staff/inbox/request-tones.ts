import type { RequestState } from '@/lib/support';

/** Honey waits for the shop, sky for the customer. */
export const REQUEST_TONES: Readonly<Record<RequestState, 'honey' | 'sky' | 'grey'>> = {
  received: 'honey',
  answered: 'sky',
  closed: 'grey',
};
