import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli';
import { stopProcessGroup } from './group';
import { onShutdown } from './shutdown';
import { getProcessStartTime } from './start-time';

type LockEntry = { readonly pid: number; readonly start: string | null };
type LockFile = { readonly owner: LockEntry; readonly groups: Readonly<Record<string, LockEntry>> };

const isRunning = ({ pid, start }: LockEntry) => start !== null && getProcessStartTime(pid) === start;
const toEntry = (pid: number): LockEntry => ({ pid, start: getProcessStartTime(pid) });

function readLock(file: string): LockFile | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Locks a data folder for this process and stops what a killed predecessor left running in it. Returns a function that
 * registers a started process group.
 * @throws CliError when another command uses the folder
 */
export async function lockDataDir(dir: string, busy: string): Promise<(name: string, pid: number) => void> {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'running.json');
  const before = readLock(file);
  if (before && isRunning(before.owner)) throw new CliError(busy);
  for (const left of Object.values(before?.groups ?? {}).reverse()) {
    if (isRunning(left)) await stopProcessGroup(left.pid, 'SIGINT');
  }

  let ledger: LockFile = { owner: toEntry(process.pid), groups: {} };
  const write = () => writeFileSync(file, JSON.stringify(ledger, null, 2));
  write();
  onShutdown(() => rmSync(file, { force: true }));
  return (name, pid) => {
    ledger = { ...ledger, groups: { ...ledger.groups, [name]: toEntry(pid) } };
    write();
  };
}
