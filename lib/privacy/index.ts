export { RECORD_YEARS } from './limits';
export { deleteAccountSchema } from './schema';
export type { StoredData } from './view';
