import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { assessPhoto, measurePhoto, scanPhoto } from '@/lib/photos';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { CORPUS, type Sample } from '../analysis/testing/corpus';
import { createNodeFaceDetector, toRaster } from '../analysis/testing/node-face-detector';

afterAll(closeFaceReader);
const detector = createNodeFaceDetector();

async function assessInBrowser(photo: Uint8Array) {
  const { autoOrient } = await sharp(photo).metadata();
  const scan = await scanPhoto(await toRaster(photo), await detector);
  return assessPhoto(measurePhoto(scan, autoOrient, null));
}

async function assessOnServer(photo: Uint8Array) {
  const normal = await normalizePhoto(photo);
  if (!normal.ok) return normal.code;
  const face = await readFace(normal.value.jpeg);
  return face.ok ? 'ok' : face.code;
}

const toBytes = async ({ make: create }: Sample) =>
  new Uint8Array(await (await create()).jpeg({ quality: 95 }).keepMetadata().toBuffer());

// Both sides load their models and read whole photos.
describe('photo quality: browser and server agree', { timeout: 60_000 }, () => {
  it.each(CORPUS)('$name', async (sample) => {
    const photo = await toBytes(sample);
    const [verdict, server] = [await assessInBrowser(photo), await assessOnServer(photo)];
    expect({ browser: verdict.findings, server }).toEqual({ browser: sample.findings, server: sample.serverResult });
    // Every photo that the browser accepts passes on the server, and every one it rejects fails there with the same
    // code.
    expect(verdict.refusal ?? 'ok').toBe(server);
  });
});
