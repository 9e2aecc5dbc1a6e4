import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type Times, timeJourney } from './bench/journey';
import { watchMemory } from './bench/memory';
import { benchPictures } from './bench/pictures';
import { bareScriptBytes, scriptBytes } from './bench/scripts';
import { buildWeb } from './build';
import { generateClient } from './generate';
import { at } from './paths';
import { freePort } from './ports';
import { createDatabase, dropDatabase } from './postgres/server';
import { takeFolder } from './processes/ledger';
import { stopOnSignals, whenStopping } from './processes/stopping';
import { main, say } from './say';
import { openProcesses } from './shop/open';
import { openTestServer, TEST_DIR, testEnv } from './stages/test-server';

const RUNS = 5;

/** Aims on two cores, in seconds. */
const AIMS: Readonly<Partial<Record<keyof Times, number>>> = { preview: 6, pdf: 30 };
const NAMES: Readonly<Record<keyof Times, string>> = {
  upload: 'photo → face read',
  portrait: 'photo → first portrait',
  preview: 'photo → whole preview',
  pdf: 'payment → PDF',
};

function line(name: keyof Times, all: readonly Times[]): string {
  const sorted = all.map((times) => times[name] / 1000).sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const figures = [least, middle, most].map((seconds) => (seconds ?? 0).toFixed(2).padStart(7)).join(' ');
  const aim = AIMS[name];
  return `${NAMES[name].padEnd(26)}${figures}  s${aim ? `   aim ${aim} s, ratio ${((middle ?? 0) / aim).toFixed(2)}` : ''}`;
}

/** `npm run bench [pictures]`: figures and ratios of one run, or of the drawing alone; it judges nothing. */
await main(async () => {
  stopOnSignals(() => say('\nStopping the bench ...'));
  say('Drawing pages on one core ...');
  const pictures = await benchPictures();
  if (process.argv[2] === 'pictures') {
    for (const figure of pictures) say(figure);
    return 0;
  }
  const pids = new Map<string, number>();
  const ledger = await takeFolder(TEST_DIR, 'A test run is going on here: wait for its end.');
  const note = (name: string, pid: number) => {
    pids.set(name, pid);
    ledger(name, pid);
  };
  await generateClient();
  const { server, template } = await openTestServer(note);
  const name = `gibori_bench_${randomBytes(6).toString('hex')}`;
  whenStopping(() => dropDatabase(server, name));
  const url = await createDatabase(server, name, template);
  await buildWeb(testEnv(url), () => say('Building the shop ...'));
  say('Building a bare page to compare with ...');
  const [home, bare] = [scriptBytes(at('.next'), 'IL/he'), await bareScriptBytes(at('.data/bench/bare'))];

  const port = await freePort();
  const env = testEnv(url, { SHOP_URL: `http://localhost:${port}` });
  const dataDir = `${TEST_DIR}/bench`;
  rmSync(dataDir, { recursive: true, force: true });
  await openProcesses({ mode: 'shop', env, port, dataDir, note, onTrouble: say, onWebLost: say });
  const memory = watchMemory(new Map([...pids].filter(([process]) => process === 'web' || process === 'worker')));
  say(`Making ${RUNS + 1} books (the first warms up) ...`);
  const times: Times[] = [];
  for (let round = 0; round <= RUNS; round += 1) {
    const measured = await timeJourney(env.SHOP_URL ?? '');
    if (round > 0) times.push(measured);
  }
  const peaks = memory.stop();

  say(`\n${''.padEnd(26)}    min  median     max`);
  for (const figure of ['upload', 'portrait', 'preview', 'pdf'] as const) say(line(figure, times));
  for (const figure of pictures) say(figure);
  for (const process of ['web', 'worker']) {
    say(
      `peak memory of ${process.padEnd(11)}${(peaks.get(process) ?? 0).toFixed(0).padStart(7)} MB (with its children)`,
    );
  }
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  say(
    `JS of the home page, gzip ${kilobytes(home)}; bare page ${kilobytes(bare)}; ratio ${(home / bare).toFixed(2)} (aim 1.2)`,
  );
  return 0;
});
