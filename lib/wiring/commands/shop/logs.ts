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

const LARGEST_BYTES = 5 * 1024 ** 2;
const LOOK_EVERY_MS = 60_000;

export type Log = {
  readonly file: string;
  /** What has been written since this start. */
  read(): string;
};

/**
 * Puts a large log aside and goes on with an empty one; the log before that is gone. It is copied and cut, not renamed:
 * a running program keeps writing to the file that it was given.
 */
export function rotate(file: string, largestBytes = LARGEST_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= largestBytes) return;
  copyFileSync(file, `${file}.old`);
  chmodSync(`${file}.old`, 0o600);
  truncateSync(file);
}

/** A log file of the data folder, readable by the shop's own user only. It is rotated now and while this process runs. */
export function openLog(dataDir: string, name: string): Log {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  chmodSync(path.dirname(file), 0o700);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  rotate(file);
  setInterval(() => rotate(file), LOOK_EVERY_MS).unref();
  const from = statSync(file).size;
  return { file, read: () => (existsSync(file) ? readFileSync(file).subarray(from).toString('utf8') : '') };
}
