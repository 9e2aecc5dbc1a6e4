import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader } from '@/lib/photos/server';
import { cropAroundFace, selectableFaces } from '../analysis/candidates';
import { assessInBrowser, assessOnServer } from '../testing/both-sides';
import { CHILDREN_PHOTOS, together } from '../testing/children-photos';
import { createNodeFaceDetector } from '../testing/node-face-detector';
import { childPhotoName, createServer, toBytes } from '../testing/server-verdicts';

afterAll(closeFaceReader);
const detector = createNodeFaceDetector();
const server = createServer();

describe('browser and server agree about children', () => {
  it.each(CHILDREN_PHOTOS)('%s', async (name, make, outcome) => {
    const photo = await toBytes(await make());
    const { verdict, crop } = await assessInBrowser(photo, await detector);
    expect({
      browser: verdict?.refusal ?? 'ok',
      server: await server.assess(childPhotoName(name), photo, crop),
    }).toEqual({
      browser: outcome,
      server: outcome,
    });
  });

  it('also after the parent has tapped one of several faces', async () => {
    const photo = await toBytes(await together([1800, 900], ['A101', 900, 0, 0], ['D209', 900, 900, 0]));
    const several = await assessInBrowser(photo, await detector);
    const faces = selectableFaces(several);
    expect(faces).toHaveLength(2);
    for (const face of faces) {
      const crop = cropAroundFace(face, several);
      const { verdict } = await assessInBrowser(photo, await detector, crop);
      expect([verdict?.refusal, await assessOnServer(photo, crop)]).toEqual([null, 'ok']);
    }
  });
});
