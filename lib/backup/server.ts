export { BackupError } from './backup-error';
export { createBackup } from './create-backup';
export { restoreBackup } from './restore-backup';
