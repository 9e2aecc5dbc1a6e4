import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OLDEST = [20, 9];
/** The Node of the dependencies, from the repository's root. */
export const NODE = path.join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** One line for an unsupported Node version, or `null`. */
export function inspectNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `Node ${OLDEST.join('.')} or newer is needed, this is ${version}: install it from https://nodejs.org and run the command again.`;
}

/**
 * Installs the packages of package-lock.json if they are missing.
 * @throws Error with npm's output
 */
export async function install(root, { verbose }) {
  const at = (...parts) => path.join(root, ...parts);
  const mark = at('node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const want = `${wanted} ${process.platform} ${process.arch}\n`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === want && existsSync(at(NODE))) return;
  if (!isInstalled(at)) {
    console.log('Installing packages (the first time this takes a minute or two) ...');
    rmSync(mark, { force: true });
    // Not `npm ci`: it rejects a lock file without the optional packages of other systems. Only the packages named in
    // package.json run scripts, on every npm version.
    await npm(
      root,
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      verbose,
    );
    await npm(root, ['rebuild', '--loglevel=error', ...packagesWithScripts(at)], verbose);
  }
  if (!existsSync(at(NODE))) {
    throw new Error('The package "node" did not install its program: run "npm rebuild node" and look at what it says.');
  }
  writeFileSync(mark, want);
}

/** After a manual `npm install`, npm's own record tells what is installed. */
function isInstalled(at) {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(at(NODE))) return false;
  const have = readPackages(record);
  return Object.entries(readPackages(at('package-lock.json'))).every(
    ([name, { version, optional, peer }]) =>
      name === '' || have[name]?.version === version || (!have[name] && (optional || peer)),
  );
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function packagesWithScripts(at) {
  const { allowScripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name] && existsSync(at('node_modules', name)));
}

function npm(root, args, verbose) {
  // npm must not find its Node in the folder that it is about to replace.
  const bin = path.join(root, 'node_modules', '.bin');
  const PATH = process.env.PATH.split(path.delimiter)
    .filter((dir) => path.resolve(dir) !== path.resolve(bin))
    .join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH },
      stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', () => reject(new Error('npm was not found: it comes with Node, see https://nodejs.org.')));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(explain(args, output)))));
  });
}

function explain(args, output) {
  if (/ENOSPC/.test(output)) return 'The disk is full: free at least 3 GB and run the command again.';
  if (/EAI_AGAIN|ENOTFOUND|ETIMEDOUT|ECONNREFUSED/.test(output)) {
    return `${output.trim()}\n\nThe package registry was not reached: check the network and run the command again.`;
  }
  return `${output.trim()}\n\n"npm ${args[0]}" failed: its output is above.`;
}
