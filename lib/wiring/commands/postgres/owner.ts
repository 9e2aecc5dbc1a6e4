import { execFileSync } from 'node:child_process';
import { Stop } from '../say';

export type Owner = { readonly uid: number; readonly gid: number };

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, made when absent. Else: nobody special. */
export function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      throw new Stop('PostgreSQL does not run as root: add a user named postgres, or give a server in DATABASE_URL.');
    }
  }
}
