import { buildWeb } from '../build';
import { generateClient } from '../generate';
import { isTaken } from '../ports';
import { takeFolder } from '../processes/ledger';
import { isStopping, stopAll, stopOnSignals, whenStopping } from '../processes/stopping';
import { Stop, say } from '../say';
import { openDatabase } from './database';
import { openLog } from './logs';
import { openProcesses } from './open';
import { prepareDatabase } from './prepare-database';
import type { Mode } from './programs';
import { buildEnv, checkDisk, shopEnv, shopSettings } from './settings';

/** Opens the shop and stays until it is closed; answers the command's exit code. */
export async function runShop(mode: Mode, given: NodeJS.ProcessEnv): Promise<number> {
  const settings = shopSettings(given);
  const { dataDir, port } = settings;
  checkDisk(dataDir);
  let leave: (code: number) => void = () => {};
  const left = new Promise<number>((resolve) => {
    leave = resolve;
  });
  stopOnSignals(() => say('\nClosing the shop ...'));
  const close = async (line: string) => {
    if (isStopping()) return;
    console.error(line);
    await stopAll();
    leave(1);
  };

  try {
    const note = await takeFolder(
      dataDir,
      `Another shop is running on ${dataDir}: close it, or start this one with DATA_DIR=.data/second PORT=${port + 1}.`,
    );
    if (await isTaken(port)) {
      throw new Stop(`Port ${port} is taken by another program: start with PORT=${port + 1} npm run ${mode}`);
    }
    await generateClient();
    say('Opening the database ...');
    const databaseUrl = await openDatabase(settings.databaseUrl, dataDir, {
      log: openLog(dataDir, 'postgres').file,
      onStart: (pid) => note('postgres', pid),
      onEnd: () => close('PostgreSQL ended unexpectedly; start the shop again to go on.'),
    });
    const env = shopEnv(given, settings, databaseUrl);
    await prepareDatabase(env);
    if (mode === 'shop') {
      await buildWeb(buildEnv(env, given), () => say('Building the shop (about a minute, only when it changed) ...'));
    }
    say('Starting web and worker ...');
    const childEnv = mode === 'dev' ? { ...env, NODE_ENV: 'development' as const } : env;
    await openProcesses({ mode, env: childEnv, port, dataDir, note, onTrouble: say, onWebLost: close });
    if (!isStopping()) say(`Shop ready at http://localhost:${port}`);
  } catch (error) {
    if (!isStopping()) throw error;
  }
  // Open connections would keep it up, but the last one may go.
  const awake = setInterval(() => {}, 60_000);
  whenStopping(() => clearInterval(awake));
  return left;
}
