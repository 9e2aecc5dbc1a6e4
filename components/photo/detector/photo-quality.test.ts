import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader } from '@/lib/photos/server';
import { assessInBrowser, assessOnServer } from '../testing/both-sides';
import { CORPUS, type Sample } from '../testing/corpus';
import { createNodeFaceDetector } from '../testing/node-face-detector';

afterAll(closeFaceReader);
const detector = createNodeFaceDetector();

const toBytes = async ({ make: create }: Sample) =>
  new Uint8Array(await (await create()).jpeg({ quality: 95 }).keepMetadata().toBuffer());

// Both sides load their models and read whole photos.
describe('photo quality: browser and server agree', () => {
  it.each(CORPUS)('$name', async (sample) => {
    const photo = await toBytes(sample);
    const { verdict, crop } = await assessInBrowser(photo, await detector);
    const server = await assessOnServer(photo, crop);
    expect({ browser: verdict?.findings, server }).toEqual({ browser: sample.findings, server: sample.serverResult });
    // Every photo that the browser accepts passes on the server, and every one it rejects fails there with the same
    // code.
    expect(verdict?.refusal ?? 'ok').toBe(server);
  });
});
