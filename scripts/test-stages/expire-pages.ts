import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../paths';

/** Files of a static page, whose time tells Next when it was rendered. */
const PAGE_FILE = /\.(?:html|rsc)$/;

/**
 * Makes the static pages of the build older than the hour after which the shop renders them anew, so that tests see the
 * pages of a shop that has run for a day and not those of the build alone.
 */
export function expirePages(): void {
  const folder = fromRoot('.next/server/app');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (PAGE_FILE.test(name)) utimesSync(path.join(folder, name), yesterday, yesterday);
}
