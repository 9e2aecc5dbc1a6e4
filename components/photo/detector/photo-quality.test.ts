import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader } from '@/lib/photos/server';
import { assessInBrowser } from '../testing/both-sides';
import { CORPUS } from '../testing/corpus';
import { createNodeFaceDetector } from '../testing/node-face-detector';
import { areVerdictsCurrent, createServer, toBytes } from '../testing/server-verdicts';

afterAll(closeFaceReader);
const detector = createNodeFaceDetector();
const server = createServer();

describe('photo quality: browser and server agree', () => {
  it.each(CORPUS)('$name', async ({ name, make, findings, serverResult }) => {
    const photo = await toBytes(await make());
    const { verdict, crop } = await assessInBrowser(photo, await detector);
    const result = await server.assess(name, photo, crop);
    expect({ browser: verdict?.findings, server: result }).toEqual({ browser: findings, server: serverResult });
    // Every photo that the browser accepts passes on the server, and every one it rejects fails there with the same
    // code.
    expect(verdict?.refusal ?? 'ok').toBe(result);
  });
});

// `npm run photo-verdicts` renews them, in a minute; out of date, every run reads every photo on both sides.
it('the kept verdicts of the server are those of the present code', () => expect(areVerdictsCurrent()).toBe(true));
