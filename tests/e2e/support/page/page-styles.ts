import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export type PageStyles = {
  /** The page's folder below `app`, or its URL. */
  readonly page: string;
  /** Gzipped bytes of each render-blocking stylesheet; the inline styles count as one. */
  readonly sheets: readonly number[];
};

const BUILD_DIR = '.next';
const SEGMENT = /^\[project\]\/app\/(.*)\/(?:layout|page)$/;

export const getGzippedSize = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** The stylesheets of a page and its layouts, from the manifest that Next.js writes for each page. */
function listStylesheets(manifest: string): readonly string[] {
  const json = /=\s*(\{.*\});?\s*$/s.exec(readFileSync(manifest, 'utf8'))?.[1] ?? '{}';
  const { entryCSSFiles } = JSON.parse(json) as {
    readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>;
  };
  return Object.entries(entryCSSFiles)
    .filter(([entry]) => SEGMENT.test(entry))
    .flatMap(([, files]) => files.map((file) => file.path));
}

/** The stylesheets of every page of the build. `inlineBytes` is the gzipped size of the styles in each page's HTML. */
export async function listPageStyles(inlineBytes: number): Promise<readonly PageStyles[]> {
  const pages: PageStyles[] = [];
  const root = path.join(BUILD_DIR, 'server', 'app');
  for await (const manifest of glob('**/page_client-reference-manifest.js', { cwd: root })) {
    const sheets = [...new Set(listStylesheets(path.join(root, manifest)))];
    const sizes = sheets.map((sheet) => getGzippedSize(readFileSync(path.join(BUILD_DIR, sheet))));
    pages.push({ page: path.dirname(manifest), sheets: sheets.length > 0 ? [inlineBytes, ...sizes] : [] });
  }
  return pages.sort((a, b) => a.page.localeCompare(b.page));
}
