import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export type PageStyles = {
  /** The page's folder below `app`, or its address. */
  readonly page: string;
  /** Bytes of each stylesheet that its first paint waits for, gzipped; those in the page itself are one. */
  readonly sheets: readonly number[];
};

const BUILD = '.next';
const SEGMENT = /^\[project\]\/app\/(.*)\/(?:layout|page)$/;

export const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** Next.js writes for every page which sheets its layouts and the page itself link. */
function sheetsOf(manifest: string): readonly string[] {
  const json = /=\s*(\{.*\});?\s*$/s.exec(readFileSync(manifest, 'utf8'))?.[1] ?? '{}';
  const { entryCSSFiles } = JSON.parse(json) as {
    readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>;
  };
  return Object.entries(entryCSSFiles)
    .filter(([entry]) => SEGMENT.test(entry))
    .flatMap(([, files]) => files.map((file) => file.path));
}

/** The stylesheets of every page of the built shop; `inPage` is what each page carries in itself, in bytes. */
export async function pageStyles(inPage: number): Promise<readonly PageStyles[]> {
  const pages: PageStyles[] = [];
  const root = path.join(BUILD, 'server', 'app');
  for await (const manifest of glob('**/page_client-reference-manifest.js', { cwd: root })) {
    const sheets = [...new Set(sheetsOf(path.join(root, manifest)))];
    const weights = sheets.map((sheet) => gzipped(readFileSync(path.join(BUILD, sheet))));
    pages.push({ page: path.dirname(manifest), sheets: sheets.length > 0 ? [inPage, ...weights] : [] });
  }
  return pages.sort((a, b) => a.page.localeCompare(b.page));
}
