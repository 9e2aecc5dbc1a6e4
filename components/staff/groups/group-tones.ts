import type { GroupMemberState, GroupState } from '@/lib/staff';
import { ORDER_TONES } from '../orders/order-tones';

type Tone = (typeof ORDER_TONES)[keyof typeof ORDER_TONES];

/** Colours of states: grey waits for somebody else, honey for the shop, mint is finished well. */
export const GROUP_TONES: Readonly<Record<GroupState, Tone>> = {
  open: 'sky',
  closed: 'grey',
  paid: 'honey',
  in_production: 'honey',
  delivered: 'mint',
  cancelled: 'coral',
};

export const MEMBER_TONES: Readonly<Record<GroupMemberState, Tone>> = {
  ...ORDER_TONES,
  incomplete: 'grey',
  complete: 'sky',
  submitted: 'sky',
  approved: 'honey',
  withdrawn: 'grey',
};
