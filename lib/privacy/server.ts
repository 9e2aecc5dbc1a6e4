export { deleteAccount } from './delete-account';
export { handleDeletionFailure } from './job-failures';
export { getStoredData } from './stored-data';
