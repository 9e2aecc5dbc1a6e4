import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import type { Crop } from '@/lib/photos';
import { readSourceGraph } from '@/scripts/test-stages/unchanged/source-graph';
import packages from '../../../package.json' with { type: 'json' };
import { assessInBrowser, assessOnServer } from './both-sides';
import { CHILDREN_PHOTOS } from './children-photos';
import { CORPUS } from './corpus';
import { createNodeFaceDetector } from './node-face-detector';

const FILE = 'tests/fixtures/photo-verdicts.json';

type Verdict = { readonly crop: Crop | null; readonly server: string };
type Verdicts = { readonly sources: string; readonly photos: Readonly<Record<string, Verdict>> };

const READERS = ['sharp', '@vladmandic/human', '@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-wasm'] as const;

/** One photo for each answer of the server, and one that it has to turn: these are always read. */
const ALWAYS_READ = ['portrait', 'upside down', 'two side by side', 'a child in profile', 'NASA portrait, 97 px'];

export const childPhotoName = (name: string): string => `children: ${name}`;

export const toBytes = async (picture: Sharp): Promise<Uint8Array> =>
  new Uint8Array(await picture.jpeg({ quality: 95 }).keepMetadata().toBuffer());

/** What the server reads photos with, and the photos. The browser's crop is compared with the kept one. */
const SOURCES = [
  'lib/photos/server.ts',
  'lib/photos/face-thread.ts',
  'components/photo/testing/corpus.ts',
  'components/photo/testing/children-photos.ts',
] as const;

/** A hash of the code, the photos and the packages that the verdicts come from. */
function hashSources(): string {
  const graph = readSourceGraph();
  // `lib/platform` gives them types only, and its list of errors grows with every domain.
  const files = [...graph.findUsed(SOURCES)].filter((file) => !file.startsWith('lib/platform/'));
  const versions = READERS.map(
    (name) => `${name}@${packages.dependencies[name as keyof typeof packages.dependencies]}`,
  );
  return `${graph.hash(files)} ${versions.join(' ')}`;
}

const readKept = (): Verdicts | null => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null);

/** Whether the kept verdicts come from the present code and photos. */
export const areVerdictsCurrent = (): boolean => readKept()?.sources === hashSources();

/**
 * The server's verdict about a photo with the crop that the browser sends. As long as nothing has changed that the
 * verdicts depend on, most come from a file: reading 49 photos on both sides takes a minute. After a change the server
 * reads every photo, until `npm run photo-verdicts` renews the file.
 */
export function createServer() {
  const kept = readKept();
  const known = kept && kept.sources === hashSources() ? kept.photos : {};
  return {
    async assess(name: string, photo: Uint8Array, crop: Crop | null): Promise<string> {
      const verdict = known[name];
      if (verdict && !ALWAYS_READ.includes(name) && isSameCrop(verdict.crop, crop)) return verdict.server;
      return assessOnServer(photo, crop);
    },
  };
}

/** Processors differ in the last bits. */
const isSameCrop = (a: Crop | null, b: Crop | null): boolean =>
  a && b ? (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.001) : a === b;

/** Lets the server read every photo, and keeps its verdicts. */
export async function renewVerdicts(): Promise<void> {
  const detector = await createNodeFaceDetector();
  const all = [
    ...CORPUS.map(({ name, make }) => [name, make] as const),
    ...CHILDREN_PHOTOS.map(([name, make]) => [childPhotoName(name), make] as const),
  ];
  const photos: Record<string, Verdict> = {};
  for (const [name, make] of all) {
    const photo = await toBytes(await make());
    const { crop } = await assessInBrowser(photo, detector);
    photos[name] = { crop, server: await assessOnServer(photo, crop) };
  }
  writeFileSync(FILE, `${JSON.stringify({ sources: hashSources(), photos }, null, 2)}\n`);
}
