import { statfs } from 'node:fs/promises';
import { alarm } from '@/lib/platform/logging/alarm';

type Floor = {
  /** Share of the disk, 0 to 1. */
  readonly share: number;
  readonly bytes: number;
};

/** Less than this is left in hours when something fills the disk, on which the database is too. */
const FLOOR: Floor = { share: 0.1, bytes: 4 * 1024 ** 3 };
const CHECK_MS = 5 * 60_000;

/** Raises `disk_nearly_full` when the disk of a folder has less than a share or a number of bytes left. */
export async function checkDiskSpace(folder: string, floor: Floor = FLOOR): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= floor.bytes && bavail >= blocks * floor.share) return;
  alarm('disk_nearly_full', {
    freeMegabytes: Math.floor(freeBytes / 1024 ** 2),
    freePercent: Math.floor((100 * bavail) / blocks),
  });
}

/** Checks the disk of this process's folder now and every five minutes, as long as the process lives. */
export function watchDiskSpace(): void {
  const check = () => void checkDiskSpace(process.cwd()).catch(() => alarm('disk_unreadable'));
  check();
  setInterval(check, CHECK_MS).unref();
}
