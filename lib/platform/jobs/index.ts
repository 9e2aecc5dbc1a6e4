export { A_DAY_OF_TRIES, DEAD_LETTERS, defineJob, type JobDefinition, type JobOptions } from './define';
export { type Enqueue, enqueueWith } from './enqueue';
export { placeInLine } from './line';
