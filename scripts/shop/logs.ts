import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 5 * 1024 ** 2;
const CHECK_INTERVAL_MS = 60_000;

export type Log = {
  readonly file: string;
  /** What was written since this start. */
  read(): string;
};

/**
 * Rotates a large log and deletes the previous copy. It copies and truncates instead of renaming, because a running
 * program keeps writing to its open file.
 */
export function rotate(file: string, largestBytes = MAX_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= largestBytes) return;
  copyFileSync(file, `${file}.old`);
  chmodSync(`${file}.old`, 0o600);
  truncateSync(file);
}

/** Opens a log file of the data folder, readable by the shop's own user only. Rotates it now and periodically. */
export function openLog(dataDir: string, name: string): Log {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  chmodSync(path.dirname(file), 0o700);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  rotate(file);
  setInterval(() => rotate(file), CHECK_INTERVAL_MS).unref();
  const from = statSync(file).size;
  return { file, read: () => (existsSync(file) ? readFileSync(file).subarray(from).toString('utf8') : '') };
}
