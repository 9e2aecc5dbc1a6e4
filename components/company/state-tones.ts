import type { BatchState, SubmissionState } from '@/lib/company';

type Tone = 'mint' | 'sky' | 'honey' | 'coral' | 'grey';

export const BATCH_TONES: Readonly<Record<BatchState, Tone>> = {
  open: 'mint',
  closed: 'honey',
  paid: 'sky',
  in_production: 'sky',
  delivered: 'mint',
  cancelled: 'grey',
};

export const SUBMISSION_TONES: Readonly<Record<SubmissionState, Tone>> = {
  submitted: 'honey',
  approved: 'sky',
  in_production: 'sky',
  ready: 'mint',
  delivered: 'mint',
  withdrawn: 'grey',
};
