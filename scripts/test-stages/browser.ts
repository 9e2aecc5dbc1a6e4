import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser } from '../browser/find-browser';
import { fromRoot, PLAYWRIGHT } from '../paths';
import { findFreePort } from '../ports';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { run } from '../processes/run';
import { onShutdown } from '../processes/shutdown';
import { startProcesses } from '../shop/start-processes';
import type { Stage, StageResult } from './stage';
import { createTestEnv, TEST_DIR } from './test-server';
import { startTraceCollector } from './trace-collector';

type Report = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };

const isWindowed = (filter: string) => ['--headed', '--debug', '--ui'].includes(filter);

/** End-to-end tests in a real browser, against a separate shop with a fresh database. Uses both cores. */
export const createBrowserStage = (recordProcess: (name: string, pid: number) => void): Stage => ({
  cores: 2,
  after: ['build'],
  run: async ({ filters, database, webBuild }) => {
    const browserPath = await (filters.some(isWindowed) ? findBrowser() : findHeadlessBrowser());
    await webBuild();
    const { server, template } = await database();
    const name = `gibori_browser_${randomBytes(6).toString('hex')}`;
    onShutdown(() => dropDatabase(server, name));
    const url = await createDatabase(server, name, template);

    const port = await findFreePort();
    const dataDir = `${TEST_DIR}/shop`;
    rmSync(dataDir, { recursive: true, force: true });
    const telemetry = {
      METRICS_TOKEN: randomBytes(20).toString('hex'),
      WORKER_METRICS_PORT: String(await findFreePort()),
      OTEL_EXPORTER_OTLP_ENDPOINT: await startTraceCollector(`${dataDir}/traces.jsonl`),
    };
    // The tests act as the proxy: they set a visitor's country and address.
    const env = createTestEnv(url, { SHOP_URL: `http://localhost:${port}`, TRUST_PROXY: '1', ...telemetry });
    let errors = '';
    const recordError = (line: string) => {
      errors += `${line}\n`;
    };
    await startProcesses({
      mode: 'shop',
      env,
      port,
      dataDir,
      recordProcess,
      onError: recordError,
      onWebExit: recordError,
    });
    const result = await runPlaywright(filters, {
      SHOP_URL: env.SHOP_URL,
      TEST_DATABASE_URL: url,
      BROWSER_PATH: browserPath,
      TEST_DATA_DIR: TEST_DIR,
      METRICS_TOKEN: telemetry.METRICS_TOKEN,
      WORKER_METRICS_PORT: telemetry.WORKER_METRICS_PORT,
    });
    return errors ? { ...result, failed: result.failed + 1, output: `${errors}${result.output ?? ''}` } : result;
  },
});

async function runPlaywright(
  filters: readonly string[],
  env: Record<string, string | undefined>,
): Promise<StageResult> {
  const json = fromRoot('tests/.out/browser.json');
  rmSync(json, { force: true });
  const { code, output } = await run({
    // With file filters it runs only those, without the projects that they depend on.
    args: [
      PLAYWRIGHT,
      'test',
      '-c',
      'tests/config/playwright.config.ts',
      ...(filters.length > 0 ? ['--no-deps', ...filters] : []),
    ],
    env: { ...process.env, ...env, NO_COLOR: '1' },
  });
  const stats = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Report).stats : undefined;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  return code === 0 ? { passed, failed } : { passed, failed: Math.max(failed, 1), output };
}
