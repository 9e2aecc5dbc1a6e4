import { restoreAssets, saveAssets } from './build/earlier-assets';
import { hashFiles, runIfChanged } from './build-cache';
import { CliError } from './cli';
import { fromRoot, NEXT } from './paths';
import { run } from './processes/run';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'prisma/schema',
  'middleware.ts',
  'next.config.mjs',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'postcss.config.mjs',
  'scripts/linked-stylesheet-loader.cjs',
  'scripts/styles',
  'tsconfig.json',
  'package-lock.json',
];
const EXCLUDED = /\.test\.tsx?$|^lib\/platform\/db\/generated\//;

/** Whether the web build reads a file. */
export const isBuildSource = (file: string): boolean =>
  SOURCES.some((source) => file === source || file.startsWith(`${source}/`)) && !EXCLUDED.test(file);

/** Builds the web app if its sources have changed since; pages of earlier builds keep what they still load. */
export async function buildWeb(env: NodeJS.ProcessEnv, onBuild: () => void): Promise<void> {
  // Static pages contain the shop's URL.
  const sources = `${hashFiles(SOURCES, EXCLUDED)} ${env.SHOP_URL} ${env.TEST_BUILD ?? ''}`;
  await runIfChanged('.next/.sources', sources, async () => {
    onBuild();
    // Tests compare what one build serves.
    const isForVisitors = env.TEST_BUILD !== '1';
    if (isForVisitors) saveAssets(fromRoot('.next'), new Date());
    const { code, output } = await run({
      args: [NEXT, 'build'],
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (code !== 0) throw new CliError(`The build failed:\n${output.trim()}`);
    if (isForVisitors) restoreAssets(fromRoot('.next'));
  });
}
