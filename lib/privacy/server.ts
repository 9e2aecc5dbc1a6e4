export { deleteAccount } from './delete-account';
export { deletePhotoWithReceipt } from './delete-photo';
export { readReceipt } from './deletion-receipt';
export { eraseAccountAgain } from './erase-account';
export { exportData } from './export-data';
export { getStoredData } from './stored-data';
