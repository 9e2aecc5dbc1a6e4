export { type Confirmation, confirmSchema } from './schema';
export type { ConfirmationView } from './view';
