import { readEnv } from '@/lib/platform/env';
import { buildWeb } from '../build';
import { CliError, printLine } from '../cli';
import { generateClient } from '../generate';
import { isPortInUse } from '../ports';
import { lockDataDir } from '../processes/lockfile';
import { isShuttingDown, onShutdown, shutDown, shutDownOnSignals } from '../processes/shutdown';
import { isSandboxShop } from '../seed/demo/sandbox-shop';
import { openDatabase } from './database';
import { openLog } from './logs';
import { prepareDatabase } from './prepare-database';
import type { Mode } from './programs';
import {
  checkDisk,
  checkProduction,
  createBuildEnv,
  createShopEnv,
  readShopSettings,
  type ShopSettings,
} from './settings';
import { startProcesses } from './start-processes';

/** A first start on this machine shows a desk with something on it; a database of somebody's own gets nothing unasked. */
const wantsDemo = (mode: Mode, { databaseUrl }: ShopSettings, env: NodeJS.ProcessEnv): boolean =>
  mode === 'shop' && !databaseUrl && isSandboxShop(readEnv(env));

/** Runs the shop until it is stopped; returns the exit code. */
export async function runShop(mode: Mode, given: NodeJS.ProcessEnv): Promise<number> {
  const settings = readShopSettings(given);
  const { dataDir, port } = settings;
  checkDisk(dataDir);
  checkProduction(given, settings);
  let leave: (code: number) => void = () => {};
  const left = new Promise<number>((resolve) => {
    leave = resolve;
  });
  shutDownOnSignals(() => printLine('\nStopping the shop ...'));
  const close = async (line: string) => {
    if (isShuttingDown()) return;
    console.error(line);
    await shutDown();
    leave(1);
  };

  try {
    const recordProcess = await lockDataDir(
      dataDir,
      `Another shop is running on ${dataDir}: close it, or start this one with DATA_DIR=.data/second PORT=${port + 1}.`,
    );
    if (await isPortInUse(port)) {
      throw new CliError(`Port ${port} is in use: start with PORT=${port + 1} npm run ${mode}`);
    }
    await generateClient();
    printLine('Starting the database ...');
    const databaseUrl = await openDatabase(settings.databaseUrl, dataDir, {
      log: openLog(dataDir, 'postgres').file,
      onStart: (pid) => recordProcess('postgres', pid),
      onRestart: (why) => printLine(`PostgreSQL exited (${why}) and is being restarted.`),
      onEnd: () => close(`PostgreSQL keeps exiting; see ${dataDir}/logs/postgres.log.`),
    });
    const env = createShopEnv(given, settings, databaseUrl);
    await prepareDatabase(env, wantsDemo(mode, settings, env) ? 'demo-if-empty' : undefined);
    if (mode === 'shop') {
      await buildWeb(createBuildEnv(env, given), () =>
        printLine('Building the shop (about a minute, only when it changed) ...'),
      );
    }
    printLine('Starting web and worker ...');
    // Web and worker never see the account that owns the tables.
    const ownEnv = { ...env, MIGRATION_DATABASE_URL: '' };
    const childEnv = mode === 'dev' ? { ...ownEnv, NODE_ENV: 'development' as const } : ownEnv;
    await startProcesses({ mode, env: childEnv, port, dataDir, recordProcess, onError: printLine, onWebExit: close });
    if (!isShuttingDown()) {
      printLine(`Shop ready at http://localhost:${port}`);
      printLine(`Its desk: http://localhost:${port}/staff, after npm run staff -- add-owner <your phone>`);
    }
  } catch (error) {
    if (!isShuttingDown()) throw error;
  }
  // Open keep-alive connections would block the exit.
  const awake = setInterval(() => {}, 60_000);
  onShutdown(() => clearInterval(awake));
  return left;
}
