import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CliError, printLine } from '../cli';
import { PLAYWRIGHT } from '../paths';
import { run } from '../processes/run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a user interface: renders the same, with a quarter less CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/** Path of a working browser that can also open windows; installs one when there is none. */
export const findBrowser = (): Promise<string> =>
  findOrInstall([chromium.executablePath(), ...listPaths(NAMES)], ['chromium']);

/** Path of a working browser for tests without windows; installs one when there is none. */
export const findHeadlessBrowser = (): Promise<string> =>
  findOrInstall(
    [...listPaths([HEADLESS_SHELL]), chromium.executablePath(), ...listPaths(NAMES)],
    [HEADLESS_SHELL, 'chromium'],
  );

function listPaths(names: readonly string[]): readonly string[] {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** The first of the files that works; `packages` are Debian's, tried in order. */
async function findOrInstall(files: readonly string[], packages: readonly string[]): Promise<string> {
  const found = await findWorkingBrowser(files);
  if (found) return found;
  for (const install of [installPlaywrightBrowser, ...packages.map((name) => () => installDebianPackage(name))]) {
    await install();
    const installed = await findWorkingBrowser(files);
    if (installed) return installed;
  }
  throw new CliError(
    'No browser for the tests: install Chromium (apt-get install chromium, or npx playwright install chromium).',
  );
}

async function findWorkingBrowser(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    if (existsSync(file) && (await canStart(file))) return file;
  }
  return null;
}

/** An installed browser may lack system libraries. */
async function canStart(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [], timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function installPlaywrightBrowser(): Promise<void> {
  printLine('Installing a browser for the tests ...');
  await run({ args: [PLAYWRIGHT, 'install', 'chromium'] });
}

async function installDebianPackage(name: string): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run({ command: 'apt-get', args: ['update'], env });
  await run({ command: 'apt-get', args: ['install', '-y', '--no-install-recommends', name], env });
}
