import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at, NEXT } from '../paths';
import { run } from '../processes/run';

/** Gzipped bytes of the scripts that a built page loads. */
export function scriptBytes(distDir: string, page: string): number {
  const html = readFileSync(path.join(distDir, 'server/app', `${page}.html`), 'utf8');
  const scripts = new Set([...html.matchAll(/<script[^>]+src="\/_next\/([^"?]+)/g)].map(([, file = '']) => file));
  return [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(distDir, file))).byteLength, 0);
}

/** The least that a page of this Next version loads, built here and now to compare with. */
export async function bareScriptBytes(dir: string): Promise<number> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'app'), { recursive: true });
  symlinkSync(at('node_modules'), path.join(dir, 'node_modules'));
  writeFileSync(path.join(dir, 'package.json'), '{"name":"bare","private":true}');
  const root = `export default ({children}) => <html lang="en"><body>{children}</body></html>`;
  writeFileSync(path.join(dir, 'app/layout.jsx'), root);
  writeFileSync(path.join(dir, 'app/page.jsx'), `export default () => <h1>Bare</h1>`);
  writeFileSync(
    path.join(dir, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(at('.'))} } };`,
  );
  const { code, output } = await run({ args: [NEXT, 'build', dir], env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`the bare page was not built:\n${output}`);
  return scriptBytes(path.join(dir, '.next'), 'index');
}
