import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../browser/find-browser';
import { buildWeb } from '../build';
import { at, PLAYWRIGHT } from '../paths';
import { freePort } from '../ports';
import { createDatabase, dropDatabase } from '../postgres/server';
import { run } from '../processes/run';
import { whenStopping } from '../processes/stopping';
import { openProcesses } from '../shop/open';
import type { Stage, Tally } from './stage';
import { TEST_DIR, testEnv } from './test-server';

type Report = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };

/** Journeys in a real browser, against a shop of their own on a fresh database. */
export const browser =
  (note: (name: string, pid: number) => void): Stage =>
  async ({ filters, database }) => {
    const browserPath = await findBrowser();
    const { server, template } = await database();
    const name = `gibori_browser_${randomBytes(6).toString('hex')}`;
    whenStopping(() => dropDatabase(server, name));
    const url = await createDatabase(server, name, template);
    await buildWeb(testEnv(url), () => {});

    const port = await freePort();
    // The tests play the proxy: they say where a visitor is, and which address they come from.
    const env = testEnv(url, { SHOP_URL: `http://localhost:${port}`, TRUST_PROXY: '1' });
    const dataDir = `${TEST_DIR}/shop`;
    rmSync(dataDir, { recursive: true, force: true });
    let trouble = '';
    const complain = (line: string) => {
      trouble += `${line}\n`;
    };
    await openProcesses({ mode: 'shop', env, port, dataDir, note, onTrouble: complain, onWebLost: complain });
    const tally = await playwright(filters, {
      SHOP_URL: env.SHOP_URL,
      TEST_DATABASE_URL: url,
      BROWSER_PATH: browserPath,
    });
    return trouble ? { ...tally, failed: tally.failed + 1, output: `${trouble}${tally.output ?? ''}` } : tally;
  };

async function playwright(filters: readonly string[], env: Record<string, string | undefined>): Promise<Tally> {
  const json = at('tests/.out/browser.json');
  rmSync(json, { force: true });
  const { code, output } = await run({
    // Asked for some files, it runs those and not what they would wait for.
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
