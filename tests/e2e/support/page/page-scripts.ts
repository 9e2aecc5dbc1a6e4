import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { getGzippedSize } from './page-styles';

const BUILD_DIR = '.next';
/** Folder of the shop's pages. */
const PAGES = path.join('[country]', '[lang]', path.sep);

/** Gzipped bytes of the scripts of a page. */
export type PageScripts = { readonly page: string; readonly bytes: number };

const sizes = new Map<string, number>();

function getSize(file: string): number {
  const size = sizes.get(file) ?? getGzippedSize(readFileSync(path.join(BUILD_DIR, file)));
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + getSize(file), 0);

/** The scripts that Next.js loads on every page, also on one that is only a heading. */
function listFrameworkScripts(): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(BUILD_DIR, 'build-manifest.json'), 'utf8'));
  return (manifest as { readonly rootMainFiles: readonly string[] }).rootMainFiles;
}

/** Gzipped bytes of the scripts of a page without content. */
export const getBareBytes = (): number => sum(listFrameworkScripts());

/** The scripts in the HTML of every page of the build, from the manifest that Next.js writes for each page. */
export async function listPageScripts(): Promise<readonly PageScripts[]> {
  const root = path.join(BUILD_DIR, 'server', 'app');
  const pages: PageScripts[] = [];
  for await (const manifest of glob('**/page_client-reference-manifest.js', { cwd: root })) {
    if (!manifest.startsWith(PAGES)) continue;
    const json = /=\s*(\{.*\});?\s*$/s.exec(readFileSync(path.join(root, manifest), 'utf8'))?.[1] ?? '{}';
    const { entryJSFiles } = JSON.parse(json) as { readonly entryJSFiles: Readonly<Record<string, readonly string[]>> };
    const files = [...listFrameworkScripts(), ...Object.values(entryJSFiles).flat()];
    pages.push({ page: path.dirname(manifest).slice(PAGES.length), bytes: sum(files) });
  }
  return pages.sort((a, b) => a.page.localeCompare(b.page));
}
