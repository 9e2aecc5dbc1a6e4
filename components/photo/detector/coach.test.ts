import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { factsOf, lookAtPhoto, verdictOf } from '@/lib/photos';
import { closeFaceReader, normalisePhoto, readFace } from '@/lib/photos/server';
import { CORPUS, type Sample } from './testing/corpus';
import { finderInNode, rasterOf } from './testing/finder-in-node';

afterAll(closeFaceReader);
const opening = finderInNode();

async function coachOn(photo: Uint8Array) {
  const { autoOrient } = await sharp(photo).metadata();
  const look = await lookAtPhoto(await rasterOf(photo), await opening);
  return verdictOf(factsOf(look, autoOrient, null));
}

async function serverOn(photo: Uint8Array) {
  const normal = await normalisePhoto(photo);
  if (!normal.ok) return normal.code;
  const read = await readFace(normal.value.jpeg);
  return read.ok ? 'ok' : read.code;
}

const bytesOf = async ({ make }: Sample) =>
  new Uint8Array(await (await make()).jpeg({ quality: 95 }).keepMetadata().toBuffer());

describe('issue "Photo coach": the browser and the server say the same', () => {
  it.each(CORPUS)('$name', async (sample) => {
    const photo = await bytesOf(sample);
    const [verdict, server] = [await coachOn(photo), await serverOn(photo)];
    expect({ coach: verdict.findings, server }).toEqual({ coach: sample.coach, server: sample.server });
    // What the coach says may be sent is taken, and what it holds back would be refused, for the same reason.
    expect(verdict.refusal ?? 'ok').toBe(server);
  });
});
