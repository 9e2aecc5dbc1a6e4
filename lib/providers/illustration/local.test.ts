import { describe, expect, it } from 'vitest';
import type { DrawRequest, SceneRequest } from '@/lib/illustrator';
import { sceneSchema } from '@/lib/illustrator';
import { createLocalIllustration } from './local';
import { HERO } from './testing/hero';

const request: SceneRequest = {
  scene: sceneSchema.parse({
    stage: 'meadow',
    palette: 'morning',
    hero: { pose: 'run', slot: 'path', expression: 'laugh', outfit: 'coat' },
  }),
  character: HERO,
  model: 'regular',
  seed: 'book:s01',
  variation: 0,
  sizePx: 300,
};

describe('localIllustration', () => {
  it('draws without cost and needs no consent', async () => {
    const image = new Uint8Array([1, 2, 3]);
    const port = createLocalIllustration(async ({ sizePx }) => ({
      image,
      mimeType: 'image/jpeg',
      widthPx: sizePx,
      heightPx: sizePx,
    }));
    expect(await port.illustrate({ ...request, photo: new Uint8Array([1]) })).toEqual({
      ok: true,
      value: { image, mimeType: 'image/jpeg', widthPx: 300, heightPx: 300, provider: 'local', costMicroUsd: 0 },
    });
  });

  it("draws a parent's custom request, or returns the reason why not", async () => {
    const drawn: DrawRequest[] = [];
    const port = createLocalIllustration(async (picture) => {
      drawn.push(picture);
      return { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 300, heightPx: 300 };
    });
    const scene = sceneSchema.parse({ ...request.scene, stage: 'meadow', palette: 'dawn' });
    expect((await port.illustrate({ ...request, scene, request: 'in the snow' })).ok).toBe(true);
    expect(drawn.map(({ scene: one }) => 'weather' in one && one.weather)).toEqual(['snow']);
    expect(await port.illustrate({ ...request, scene, request: 'a gun' })).toMatchObject({
      code: 'illustration_unsafe',
    });
    expect(await port.illustrate({ ...request, scene, request: 'quantum flux' })).toMatchObject({
      code: 'request_not_understood',
    });
    expect(drawn).toHaveLength(1);
  });

  it('never throws: an invalid scene returns an error with its reason', async () => {
    const port = createLocalIllustration(async () => {
      throw new Error('no stage "meadow"');
    });
    expect(await port.illustrate(request)).toEqual({
      ok: false,
      code: 'illustration_failed',
      data: { reason: 'no stage "meadow"' },
    });
  });
});
