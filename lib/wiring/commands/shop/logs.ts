import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LARGEST_BYTES = 5 * 1024 ** 2;

export type Log = {
  readonly file: string;
  /** What has been written since this start. */
  read(): string;
};

/** A log file of the data folder; a large one is put aside first. */
export function openLog(dataDir: string, name: string): Log {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > LARGEST_BYTES) renameSync(file, `${file}.old`);
  const from = existsSync(file) ? statSync(file).size : 0;
  return { file, read: () => (existsSync(file) ? readFileSync(file).subarray(from).toString('utf8') : '') };
}
