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
 * A test waits for its shop half of the time, so that two run at once. They count as two processes: the stage lasts
 * longest, and the less runs beside it, the less of it is left when the others have ended and a processor would idle.
 */
const FEWEST_WORKERS = 2;

const isWindowed = (filter: string) => ['--headed', '--debug', '--ui'].includes(filter);

/**
 * End-to-end tests in a real browser, against separate shops with fresh databases: one with flat pictures, then one that
 * draws, each with its own tests. A shop without a requested test does not start.
 */
export const createBrowserStage = (recordProcess: RecordProcess): Stage => ({
  after: ['build'],
  processes: FEWEST_WORKERS,
  run: async ({ filters, workers, database, webBuild }) => {
    const browserPath = await (filters.some(isWindowed) ? findBrowser() : findHeadlessBrowser());
    await webBuild();
    expirePages();
    const args = [`--workers=${workers}`, ...toPlaywrightArgs(filters)];
    startRecording();
    const results: StageResult[] = [];
    for (const illustrator of ILLUSTRATORS) {
      if (filters.length > 0 && !(await hasTests(args, illustrator))) continue;
      results.push(await runOnShop(illustrator, args, browserPath, await database(), recordProcess));
    }
    if (results.length === 0) return { passed: 0, failed: 1, output: `No browser test matches ${filters.join(' ')}.` };
    const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
    const output = results.map((result) => result.output ?? '').join('\n');
    const more = saveOpenedRoutes();
    const note = more > 0 ? `commit ${OPENED_ROUTES}: ${more} more` : undefined;
    return { passed: sum('passed'), failed: sum('failed'), output, ...(note && { note }) };
  },
});

/** Starts a shop and runs its tests. */
async function runOnShop(
  illustrator: Illustrator,
  args: readonly string[],
  browserPath: string,
  { server, template }: TestServer,
  recordProcess: RecordProcess,
): Promise<StageResult> {
  const name = `gibori_browser_${randomBytes(6).toString('hex')}`;
  onShutdown(() => dropDatabase(server, name));
  const url = await createDatabase(server, name, template);
  const port = await findFreePort();
  const dataDir = `${TEST_DIR}/shop-${illustrator}`;
  rmSync(dataDir, { recursive: true, force: true });
  const telemetry = {
    METRICS_TOKEN: randomBytes(20).toString('hex'),
    WORKER_METRICS_PORT: String(await findFreePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: await startTraceCollector(`${dataDir}/traces.jsonl`),
  };
  const env = createTestEnv(url, {
    SHOP_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    // The tests act as the proxy: they set a visitor's country and address.
    TRUST_PROXY: '1',
    ILLUSTRATOR: illustrator,
    // Nobody prints these files; tests of the files themselves make them at full resolution.
    SANDBOX_PRINT_PPI: '72',
    ...telemetry,
  });
  let errors = '';
  const recordError = (line: string) => {
    errors += `${line}\n`;
  };
  await startProcesses({
    mode: 'shop',
    env,
    port,
    dataDir,
    recordProcess: (process, pid) => recordProcess(`${illustrator} ${process}`, pid),
    onError: recordError,
    onWebExit: recordError,
  });
  const result = await runPlaywright(args, {
    SHOP_URL: env.SHOP_URL,
    TEST_DATABASE_URL: url,
    TEST_ILLUSTRATOR: illustrator,
    BROWSER_PATH: browserPath,
    TEST_DATA_DIR: TEST_DIR,
    TEST_SHOP_DIR: dataDir,
    METRICS_TOKEN: telemetry.METRICS_TOKEN,
    WORKER_METRICS_PORT: telemetry.WORKER_METRICS_PORT,
  });
  return errors ? { ...result, failed: result.failed + 1, output: `${errors}${result.output ?? ''}` } : result;
}

const PLAYWRIGHT_TEST = [PLAYWRIGHT, 'test', '-c', 'tests/config/playwright.config.ts'] as const;

async function hasTests(args: readonly string[], illustrator: Illustrator): Promise<boolean> {
  const env = { ...process.env, TEST_ILLUSTRATOR: illustrator };
  const { code, output } = await run({ args: [...PLAYWRIGHT_TEST, '--list', '--reporter=list', ...args], env });
  // Any other failure is reported by the run itself.
  return code === 0 || !output.includes('No tests found');
}

async function runPlaywright(
  args: readonly string[],
  env: Record<string, string | undefined> & { readonly TEST_ILLUSTRATOR: Illustrator },
): Promise<StageResult> {
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
