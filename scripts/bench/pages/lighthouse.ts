import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../paths';
import { run } from '../../processes/run';

const LIGHTHOUSE = fromRoot('node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const;
const SANDBOX_FLAG = process.getuid?.() === 0 ? ' --no-sandbox' : '';

/** Scores from 0 to 100; times in milliseconds on a slow phone. */
export type LighthouseScores = Readonly<Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>>;

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

/**
 * How the slow phone is made: by computing from a fast run (`simulate`, the default of Lighthouse), or by slowing the
 * browser down (`devtools`). The first counts all scripts that were there before the page was painted, which on a fast
 * local server are all of them.
 */
export type Throttling = 'simulate' | 'devtools';

type Visit = { readonly browserPath: string; readonly url: string; readonly throttling: Throttling };

async function runOnce({ browserPath, url, throttling }: Visit, file: string): Promise<LighthouseScores> {
  const { code, output } = await run({
    args: [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--throttling-method=${throttling}`,
      `--output-path=${file}`,
      `--chrome-flags=--headless=new --disable-gpu${SANDBOX_FLAG}`,
    ],
    env: { ...process.env, CHROME_PATH: browserPath },
  });
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${output.slice(-600)}`);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const values = AUDITS.map((name) => [name, audits[name]?.numericValue ?? 0]);
  return Object.fromEntries([...scores, ...values]) as LighthouseScores;
}

/** One of Lighthouse's mobile runs. The last report stays in `dir`. */
export async function runLighthouse(visit: Visit, dir: string): Promise<LighthouseScores> {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, `${visit.throttling}${new URL(visit.url).pathname.replaceAll('/', '_')}.json`);
  return runOnce(visit, file);
}
