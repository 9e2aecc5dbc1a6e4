import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli';
import { run } from '../processes/run';
import type { ServerUser } from './owner';

/** Creates the files of a cluster if they are missing. Returns the server's password, which is stored among them. */
export async function initializeCluster(home: string, data: string, owner: ServerUser | undefined): Promise<string> {
  const known = path.join(data, '.password');
  if (existsSync(known)) return readFileSync(known, 'utf8');

  // Created beside its target and then moved, so that an interrupted start leaves no partial cluster.
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
      '-D',
      draft,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // The same collation on every machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    ...(owner && { user: owner }),
  });
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    if (/No space left/.test(output)) throw new CliError('The disk is full: free some space and start again.');
    throw new CliError(`PostgreSQL could not create its files in ${data}: ${output.trim().split('\n').at(-1)}`);
  }
  writeFileSync(path.join(draft, '.password'), password, { mode: 0o600 });
  rmSync(data, { recursive: true, force: true });
  renameSync(draft, data);
  return password;
}

/** A killed server leaves its pid file behind, and another process may have that pid now. */
export function removeStalePidFile(data: string): void {
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
