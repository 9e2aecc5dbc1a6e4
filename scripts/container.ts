import { spawn } from 'node:child_process';
import { buildWeb } from './build';
import { CliError, printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { shutDownOnSignals } from './processes/shutdown';
import { openDatabase } from './shop/database';
import { openLog } from './shop/logs';
import { prepareDatabase } from './shop/prepare-database';
import { DRAWING_ENV, MALLOC_ENV, webArgs, workerArgs } from './shop/programs';
import { checkSettings, createShopEnv, readShopSettings } from './shop/settings';

/** Builds the shop for an image: on a database of its own, because posts of the blog become static pages. */
async function build(): Promise<number> {
  shutDownOnSignals();
  const settings = readShopSettings(process.env);
  await generateClient();
  const url = await openDatabase(undefined, settings.dataDir, {
    log: openLog(settings.dataDir, 'postgres').file,
    onStart: () => {},
    onRestart: () => {},
    onEnd: () => {},
  });
  const env = createShopEnv(process.env, settings, url);
  await prepareDatabase(env);
  await buildWeb(env, () => printLine('Building the shop ...'));
  return 0;
}

/** Runs one process of the shop, with the signals of its container. */
function start(args: readonly string[], allocation: Readonly<Record<string, string>>): Promise<number> {
  checkSettings(process.env);
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...allocation, ...process.env } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const COMMANDS: Readonly<Record<string, () => Promise<number>>> = {
  build,
  prepare: () => prepareDatabase(process.env).then(() => 0),
  web: () => start(webArgs('shop', readShopSettings(process.env).port, process.env), MALLOC_ENV),
  worker: () => start(workerArgs('shop'), DRAWING_ENV),
};

/** The commands of the image: `node --import tsx scripts/container.ts web`. */
await runCommand(() => {
  const name = process.argv[2] ?? '';
  const command = COMMANDS[name];
  if (!command) throw new CliError(`There is no command "${name}": ${Object.keys(COMMANDS).join(', ')}.`);
  return command();
});
