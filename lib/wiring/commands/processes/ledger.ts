import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../say';
import { stopGroup } from './group';
import { startOf } from './identity';
import { whenStopping } from './stopping';

type Entry = { readonly pid: number; readonly start: string | null };
type Ledger = { readonly owner: Entry; readonly groups: Readonly<Record<string, Entry>> };

const lives = ({ pid, start }: Entry) => start !== null && startOf(pid) === start;
const entry = (pid: number): Entry => ({ pid, start: startOf(pid) });

function read(file: string): Ledger | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Takes a data folder for this process and ends what an earlier one, killed, left running in it.
 * Answers a function that notes a started process group.
 * @throws Stop when another command uses the folder
 */
export async function takeFolder(dir: string, busy: string): Promise<(name: string, pid: number) => void> {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'running.json');
  const before = read(file);
  if (before && lives(before.owner)) throw new Stop(busy);
  for (const left of Object.values(before?.groups ?? {}).reverse()) {
    if (lives(left)) await stopGroup(left.pid, 'SIGINT');
  }

  let ledger: Ledger = { owner: entry(process.pid), groups: {} };
  const write = () => writeFileSync(file, JSON.stringify(ledger, null, 2));
  write();
  whenStopping(() => rmSync(file, { force: true }));
  return (name, pid) => {
    ledger = { ...ledger, groups: { ...ledger.groups, [name]: entry(pid) } };
    write();
  };
}
