/** A backup that cannot be made or restored, for a reason that the person at the terminal can act on. */
export class BackupError extends Error {}
