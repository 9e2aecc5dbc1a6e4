export { remind } from './remind';
export { reminderSchema } from './schema';
