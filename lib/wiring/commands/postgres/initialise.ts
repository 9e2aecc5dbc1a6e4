import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run';
import { Stop } from '../say';
import type { Owner } from './owner';

/** Makes the files of a cluster when they are not there. Answers the server's password, which lies among them. */
export async function initialise(home: string, data: string, owner: Owner | undefined): Promise<string> {
  const known = path.join(data, '.password');
  if (existsSync(known)) return readFileSync(known, 'utf8');

  // Made beside its place and moved when it is whole: an interrupted start leaves no half-made cluster.
  const draft = `${data}.new`;
  const passwordFile = `${data}.password`;
  const password = randomBytes(18).toString('base64url');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const file of [draft, passwordFile]) chownSync(file, owner.uid, owner.gid);
  const { code, output } = await run({
    command: path.join(home, 'bin', 'initdb'),
    args: [
      ...['-D', draft, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
      // The same order of letters on every machine.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    ...(owner && { user: owner }),
  });
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    if (/No space left/.test(output)) throw new Stop('The disk is full: free some space and start again.');
    throw new Stop(`PostgreSQL could not make its files in ${data}: ${output.trim().split('\n').at(-1)}`);
  }
  writeFileSync(path.join(draft, '.password'), password, { mode: 0o600 });
  rmSync(data, { recursive: true, force: true });
  renameSync(draft, data);
  return password;
}

/** A server that was killed leaves its number behind, and another program may bear it by now. */
export function forgetDeadServer(data: string): void {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) rmSync(file, { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
