import { readFileSync } from 'node:fs';
import { characterFromReading, type SceneInput, sceneSchema } from '@/lib/illustrator';
import { portraitScene, renderScene } from '@/lib/illustrator/server';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { SAMPLE_CHILDREN } from '../../assets/sample-children';
import { SCENES } from '../../contact-sheet/scene-list';
import { fromRoot } from '../../paths';
import type { PictureTimes } from './pictures';

const { noam } = SAMPLE_CHILDREN;
/** Set by `--quick`: one of each. */
const isQuick = process.env.BENCH_QUICK === '1';
const ROUNDS = isQuick ? 1 : 3;
const SCREEN_PX = 1200;
/** 21.6 cm with bleed at 300 dpi. */
const PRINT_PX = 2551;
const TILE_PX = 480;
const PAGES = isQuick ? 1 : 13;

/** CPU seconds: drawing uses one thread, but encoding and garbage collection count too. */
async function coreSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const draw = (scene: SceneInput, sizePx: number, seed = 'bench') =>
  renderScene({
    scene: sceneSchema.parse(scene),
    character: noam,
    model: 'regular',
    seed,
    variation: 0,
    sizePx,
  });

async function pages(sizePx: number, count: number, rounds: number): Promise<number[]> {
  const all: number[] = [];
  // Stages are cached after their first use, so each page uses its own seed and camera.
  for (let round = 0; round < rounds; round += 1) {
    for (const scene of SCENES.slice(0, count)) all.push(await coreSeconds(() => draw(scene, sizePx, `${round}`)));
  }
  return all;
}

async function wholeBook(): Promise<number> {
  for (const scene of SCENES.slice(0, PAGES)) {
    await draw(scene, PRINT_PX);
  }
  // Kilobytes: the peak memory of the process.
  return process.resourceUsage().maxRSS / 1024;
}

async function photoToCharacter(): Promise<number[]> {
  const photo = readFileSync(fromRoot('tests/fixtures/portraits/nasa-eileen-collins-head.jpg'));
  const read = async () => {
    const begun = performance.now();
    const normal = await normalizePhoto(photo);
    if (!normal.ok) throw new Error(normal.code);
    const reading = await readFace(normal.value.jpeg);
    if (!reading.ok) throw new Error(reading.code);
    characterFromReading(reading.value, { age: 6, gender: 'girl' });
    return (performance.now() - begun) / 1000;
  };
  await read();
  const all: number[] = [];
  for (let round = 0; round < 5; round += 1) all.push(await read());
  await closeFaceReader();
  return all;
}

const portrait = () => draw(portraitScene(), TILE_PX);

// One unmeasured warm-up run loads code, brushes and papers.
await draw(SCENES[0] ?? portraitScene(), SCREEN_PX);
const times: PictureTimes = {
  screen: await pages(SCREEN_PX, isQuick ? 1 : 12, ROUNDS),
  passport: await Promise.all([portrait()]).then(async () => {
    const all: number[] = [];
    for (let round = 0; round < 9; round += 1) all.push(await coreSeconds(portrait));
    return all;
  }),
  print: await pages(PRINT_PX, isQuick ? 1 : 6, 1),
  character: await photoToCharacter(),
  bookMegabytes: await wholeBook(),
};
process.stdout.write(`\n${JSON.stringify(times)}\n`);
