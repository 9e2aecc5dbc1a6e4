import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, NEXT } from '../../paths';
import { run } from '../../processes/run';
import { supervise } from '../../processes/supervise';
import { isResponding, waitFor } from '../../shop/wait-for';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"name":"bare","private":true}',
  'app/layout.jsx': `export const metadata = { title: 'Bare', description: 'The least that a page is.' };
    export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.jsx': `export default () => <h1>Bare</h1>;`,
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(fromRoot('.'))} } };`,
  // Without its own files the build would use the shop's from the parent folders.
  'instrumentation.js': 'export const register = () => {};',
  'middleware.js': `export const config = { matcher: '/never' }; export default () => undefined;`,
};

/** Static pages with a text each. */
const TEXT_PAGE = `import texts from '../../texts.json';
  export const dynamicParams = false;
  export const generateStaticParams = () => Object.keys(texts).map((name) => ({ name }));
  export default async ({ params }) => <p>{texts[(await params).name]}</p>;`;

/**
 * Builds and serves a minimal app on this Next version; the baseline for page sizes and speed. `texts`: of more pages, by
 * name.
 */
export async function startBaselineApp(
  dir: string,
  port: number,
  recordProcess: (name: string, pid: number) => void,
  texts: Readonly<Record<string, string>> = {},
) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'app'), { recursive: true });
  symlinkSync(fromRoot('node_modules'), path.join(dir, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(dir, file), text);
  if (Object.keys(texts).length > 0) {
    mkdirSync(path.join(dir, 'app/[name]'));
    writeFileSync(path.join(dir, 'app/[name]/page.jsx'), TEXT_PAGE);
    writeFileSync(path.join(dir, 'texts.json'), JSON.stringify(texts));
  }
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await run({ args: [NEXT, 'build', dir], env });
  if (code !== 0) throw new Error(`the baseline app could not be built:\n${output}`);
  const program = { args: [NEXT, 'start', dir, '-p', String(port)], env, log: path.join(dir, 'web.log') };
  supervise(program, { onStart: (pid) => recordProcess('bare', pid) });
  await waitFor(() => isResponding(port), 60, `The bare page did not answer: ${program.log} says why.`);
  return `http://localhost:${port}`;
}
