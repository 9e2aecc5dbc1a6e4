import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverOwner } from './owner';
import { openData } from './place';
import { whyUnreachable } from './server';

const PORT_LINE = 3;

export const serverUrl = (password: string, port: number): URL =>
  new URL(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`);

/** The server that already runs on a cluster's files, or `null`. */
export async function runningServer(dir: string): Promise<URL | null> {
  const data = serverOwner() ? openData(dir) : dir;
  const [pidFile, passwordFile] = [path.join(data, 'postmaster.pid'), path.join(data, '.password')];
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return null;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]);
  const url = serverUrl(readFileSync(passwordFile, 'utf8'), port);
  return (await whyUnreachable(url.href)) ? null : url;
}
