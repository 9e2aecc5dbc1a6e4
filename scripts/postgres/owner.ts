import { execFileSync } from 'node:child_process';
import { CliError } from '../cli';

export type ServerUser = { readonly uid: number; readonly gid: number };

const getId = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, created if missing. Otherwise undefined. */
export function getServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: getId('-u'), gid: getId('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
      return { uid: getId('-u'), gid: getId('-g') };
    } catch {
      throw new CliError(
        'PostgreSQL refuses to run as root: add a user named postgres, or set DATABASE_URL to a server.',
      );
    }
  }
}
