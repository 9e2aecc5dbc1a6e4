export { deleteAccount } from './delete-account';
export { exportData } from './export-data';
export { handleDeletionFailure } from './job-failures';
export { getStoredData } from './stored-data';
