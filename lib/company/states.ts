import { defineStates } from '@/lib/platform/states';
import type { BatchState, SubmissionState } from './model';

/** Closed batches open again until they are paid (rulings, "Flow"). */
export const batchStates = defineStates<BatchState>('companyBatch', 'open', {
  open: ['closed', 'cancelled'],
  closed: ['open', 'paid', 'cancelled'],
  paid: ['in_production', 'cancelled'],
  in_production: ['delivered'],
  delivered: [],
  cancelled: [],
});

/** An employee who withdrew may order again. */
export const submissionStates = defineStates<SubmissionState>('companySubmission', 'submitted', {
  submitted: ['approved', 'withdrawn'],
  approved: ['in_production', 'withdrawn'],
  in_production: ['ready', 'withdrawn'],
  ready: ['delivered'],
  delivered: [],
  withdrawn: ['submitted'],
});
