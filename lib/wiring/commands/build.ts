import { NEXT } from './paths';
import { run } from './processes/run';
import { Stop } from './say';
import { hashOf, onceFor } from './stamp';

const SOURCES = [
  ...['app', 'components', 'lib', 'messages', 'prisma/schema', 'middleware.ts', 'next.config.mjs'],
  ...['instrumentation.ts', 'instrumentation-client.ts', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'],
];
const NOT_BUILT = /\.test\.tsx?$|^lib\/wiring\/commands\/|^lib\/platform\/db\/generated\//;

/** Builds the web part when its sources have changed since. */
export async function buildWeb(env: NodeJS.ProcessEnv, onBuild: () => void): Promise<void> {
  // Static pages carry the shop's address.
  const sources = `${hashOf(SOURCES, NOT_BUILT)} ${env.SHOP_URL}`;
  await onceFor('.next/.sources', sources, async () => {
    onBuild();
    const { code, output } = await run({
      args: [NEXT, 'build'],
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (code !== 0) throw new Stop(`The shop could not be built:\n${output.trim()}`);
  });
}
