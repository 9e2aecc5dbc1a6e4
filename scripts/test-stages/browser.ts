import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser } from '../browser/find-browser';
import { fromRoot, PLAYWRIGHT } from '../paths';
import { findFreePort } from '../ports';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { run } from '../processes/run';
import { onShutdown } from '../processes/shutdown';
import { startProcesses } from '../shop/start-processes';
import { expirePages } from './expire-pages';
import { toPlaywrightArgs } from './playwright-args';
import type { Stage, StageResult, TestServer } from './stage';
import { createTestEnv, TEST_DIR } from './test-server';
import { startTraceCollector } from './trace-collector';
import { OPENED_ROUTES, saveOpenedRoutes, startRecording } from './unchanged/opened-routes';

type Report = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };
type RecordProcess = (name: string, pid: number) => void;

/** Who draws in a test shop: most tests look at no picture. `tests/config/playwright.config.ts` has the tests of each. */
const ILLUSTRATORS = ['sandbox', 'local'] as const;
type Illustrator = (typeof ILLUSTRATORS)[number];

/**
 * A test waits for its shop half of the time, so that two run at once. They count as two processes, also beside the shop
 * that draws: the stage lasts longest, and the less runs beside it, the less of it is left when the others have ended
 * and a processor would idle.
 */
const FEWEST_WORKERS = 2;

const isWindowed = (filter: string) => ['--headed', '--debug', '--ui'].includes(filter);

/**
 * End-to-end tests in a real browser, against separate shops with fresh databases: one with flat pictures and one that
 * draws, each with its own tests. Both run at once: by itself the second uses half of the machine. A shop without a
 * requested test does not start.
 */
export const createBrowserStage = (recordProcess: RecordProcess): Stage => ({
  after: ['build'],
  processes: FEWEST_WORKERS,
  run: async ({ filters, workers, database, webBuild }) => {
    const browserPath = await (filters.some(isWindowed) ? findBrowser() : findHeadlessBrowser());
    await webBuild();
    expirePages();
    const args = toPlaywrightArgs(filters);
    startRecording();
    const shops: Shop[] = [];
    for (const illustrator of ILLUSTRATORS) {
      if (filters.length > 0 && !(await hasTests(args, illustrator))) continue;
      shops.push(await startShop(illustrator, browserPath, await database(), recordProcess));
    }
    if (shops.length === 0) return { passed: 0, failed: 1, output: `No browser test matches ${filters.join(' ')}.` };
    const results = await Promise.all(shops.map((shop) => runOnShop(shop, args, getWorkers(shop, shops, workers))));
    const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
    const output = results.map((result) => result.output ?? '').join('\n');
    const more = saveOpenedRoutes();
    const note = more > 0 ? `commit ${OPENED_ROUTES}: ${more} more` : undefined;
    return { passed: sum('passed'), failed: sum('failed'), output, ...(note && { note }) };
  },
});

/** The tests of the shop that draws run one by one beside the others, and have ended long before them. */
const getWorkers = ({ illustrator }: Shop, shops: readonly Shop[], workers: number): number =>
  illustrator === 'local' && shops.length > 1 ? 1 : workers;

/** A running shop under test. */
type Shop = {
  readonly illustrator: Illustrator;
  /** For the runner of its tests. */
  readonly env: Record<string, string | undefined> & { readonly TEST_ILLUSTRATOR: Illustrator };
  /** What went wrong in its processes so far, in lines. */
  readonly getErrors: () => string;
};

/** Starts a shop and waits until it answers. */
async function startShop(
  illustrator: Illustrator,
  browserPath: string,
  { server, template }: TestServer,
  recordProcess: RecordProcess,
): Promise<Shop> {
  const name = `gibori_browser_${randomBytes(6).toString('hex')}`;
  onShutdown(() => dropDatabase(server, name));
  const url = await createDatabase(server, name, template);
  const port = await findFreePort();
  const dataDir = `${TEST_DIR}/shop-${illustrator}`;
  rmSync(dataDir, { recursive: true, force: true });
  const settings = await createSettings(illustrator, port, dataDir);
  const errors: string[] = [];
  const recordError = (line: string) => {
    errors.push(`${line}\n`);
  };
  await startProcesses({
    mode: 'shop',
    env: createTestEnv(url, settings),
    port,
    dataDir,
    recordProcess: (process, pid) => recordProcess(`${illustrator} ${process}`, pid),
    onError: recordError,
    onWebExit: recordError,
  });
  const { SHOP_URL, METRICS_TOKEN, WORKER_METRICS_PORT } = settings;
  const env = {
    SHOP_URL,
    TEST_DATABASE_URL: url,
    TEST_ILLUSTRATOR: illustrator,
    BROWSER_PATH: browserPath,
    TEST_DATA_DIR: TEST_DIR,
    TEST_SHOP_DIR: dataDir,
    METRICS_TOKEN,
    WORKER_METRICS_PORT,
  };
  return { illustrator, env, getErrors: () => errors.join('') };
}

/** Settings of a shop under test. */
async function createSettings(illustrator: Illustrator, port: number, dataDir: string) {
  return {
    SHOP_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    // The tests act as the proxy: they set a visitor's country and address.
    TRUST_PROXY: '1',
    // The test of the desk signs in with it.
    STAFF_OWNER_PHONE: '+972502000001',
    ILLUSTRATOR: illustrator,
    // Nobody prints these files; tests of the files themselves make them at full resolution.
    SANDBOX_PRINT_PPI: '72',
    METRICS_TOKEN: randomBytes(20).toString('hex'),
    WORKER_METRICS_PORT: String(await findFreePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: await startTraceCollector(`${dataDir}/traces.jsonl`),
  };
}

/** Runs the tests of a shop. */
async function runOnShop({ env, getErrors }: Shop, args: readonly string[], workers: number): Promise<StageResult> {
  const result = await runPlaywright([`--workers=${workers}`, ...args], env);
  const errors = getErrors();
  return errors ? { ...result, failed: result.failed + 1, output: `${errors}${result.output ?? ''}` } : result;
}

const PLAYWRIGHT_TEST = [PLAYWRIGHT, 'test', '-c', 'tests/config/playwright.config.ts'] as const;

async function hasTests(args: readonly string[], illustrator: Illustrator): Promise<boolean> {
  const env = { ...process.env, TEST_ILLUSTRATOR: illustrator };
  const { code, output } = await run({ args: [...PLAYWRIGHT_TEST, '--list', '--reporter=list', ...args], env });
  // Any other failure is reported by the run itself.
  return code === 0 || !output.includes('No tests found');
}

async function runPlaywright(args: readonly string[], env: Shop['env']): Promise<StageResult> {
  const json = fromRoot(`tests/.out/browser-${env.TEST_ILLUSTRATOR}.json`);
  rmSync(json, { force: true });
  const { code, output } = await run({
    args: [...PLAYWRIGHT_TEST, ...args],
    env: { ...process.env, ...env, NO_COLOR: '1' },
  });
  const stats = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Report).stats : undefined;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  return code === 0 ? { passed, failed } : { passed, failed: Math.max(failed, 1), output };
}
