// Starts a command of package.json with only Node and npm on the machine: installs what is missing, then runs
// <command>.ts on the Node version that the shop is tested with.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspectNode, install, NODE } from './install.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../', import.meta.url));
const [command = '', ...args] = process.argv.slice(2);
const file = `${here}${command}.ts`;

const stop = (line) => {
  console.error(line);
  process.exit(1);
};

const tooOld = inspectNode(process.versions.node);
if (tooOld) stop(tooOld);
if (!/^[a-z][a-z-]*$/.test(command) || !existsSync(file)) stop(`There is no command "${command}".`);
try {
  await install(root, { verbose: args.includes('--verbose') });
} catch (error) {
  stop(error.message);
}

// The IPC channel tells the command when this process exits, for whatever reason.
const flags = ['--disable-warning=ExperimentalWarning', '--import', 'tsx'];
// Tests do not depend on a developer's own settings of the shop.
if (existsSync(`${root}.env`) && !['test', 'check', 'migration'].includes(command)) flags.push('--env-file=.env');
const child = spawn(`${root}${NODE}`, [...flags, file, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
});
// A terminal's Ctrl-C reaches both; the command decides when it is finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => stop(`The command could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
