import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getAccessibleDataDir } from './accessible-dir';
import { getConnectionError } from './databases';
import { getServerUser } from './owner';

const PORT_LINE = 3;

export const getServerUrl = (password: string, port: number): URL =>
  new URL(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`);

/** URL of a server that already runs on a cluster's files, or `null`. */
export async function findRunningServer(dir: string): Promise<URL | null> {
  const data = getServerUser() ? getAccessibleDataDir(dir) : dir;
  const [pidFile, passwordFile] = [path.join(data, 'postmaster.pid'), path.join(data, '.password')];
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return null;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]);
  const url = getServerUrl(readFileSync(passwordFile, 'utf8'), port);
  return (await getConnectionError(url.href)) ? null : url;
}
