export {
  DEAD_LETTER_QUEUE,
  defineJob,
  type JobDefinition,
  type JobOptions,
  RETRY_FOR_A_DAY,
  RETRY_FOR_MINUTES,
} from './define';
export { createEnqueue, type Enqueue } from './enqueue';
export { atStart, createJobHandlers, type JobHandler } from './handlers';
export { countInShare, endEntry, getQueuePosition, listOldestWaiting, startEntry } from './repository';
