import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type DrawRequest, type SceneRequest, sceneSchema, spreadSceneSchema } from '@/lib/illustrator';
import { renderPicture } from '@/lib/illustrator/server';
import { createLocalIllustration } from './local';
import { createSandboxIllustration } from './sandbox';
import { HERO } from './testing/hero';

const request: SceneRequest = {
  scene: sceneSchema.parse({
    stage: 'meadow',
    palette: 'dawn',
    hero: { pose: 'run', slot: 'path', expression: 'laugh', outfit: 'nightCoat' },
  }),
  character: HERO,
  model: 'regular',
  seed: 'book:s01',
  variation: 0,
  sizePx: 120,
};

const SPREAD = spreadSceneSchema.parse({
  kind: 'spread',
  pictures: [{ scene: { stage: 'meadow', palette: 'dawn' } }],
});

describe.each([
  ['local', createLocalIllustration(renderPicture)],
  ['sandbox', createSandboxIllustration()],
] as const)('illustration port: %s', (provider, port) => {
  const draw = async (changes: Partial<DrawRequest> = {}) => {
    const drawn = await port.illustrate({ ...request, ...changes });
    if (!drawn.ok) throw new Error(drawn.code);
    return drawn.value;
  };

  it('returns a square JPEG of exactly the asked size, at no cost', async () => {
    const { image, ...facts } = await draw();
    expect(facts).toEqual({ mimeType: 'image/jpeg', widthPx: 120, heightPx: 120, provider, costMicroUsd: 0 });
    expect(await sharp(image, { failOn: 'warning' }).metadata()).toMatchObject({
      format: 'jpeg',
      width: 120,
      height: 120,
      channels: 3,
    });
  });

  it('gives the same bytes for the same request, and another picture for another page, size or redraw', async () => {
    const first = await draw();
    expect(await draw()).toEqual(first);
    for (const changes of [{ variation: 1 }, { sizePx: 121 }, { seed: 'book:s02' }] as const)
      expect((await draw(changes)).image).not.toEqual(first.image);
  });

  it('§10 spreads: draws two facing pages as one JPEG of 2:1, with bleed where asked', async () => {
    const { image, ...facts } = await draw({ scene: SPREAD });
    expect(facts).toMatchObject({ widthPx: 240, heightPx: 120, provider });
    expect(await sharp(image, { failOn: 'warning' }).metadata()).toMatchObject({ width: 240, height: 120 });
    // 17 units around pages of 1200.
    expect(await draw({ scene: SPREAD, sizePx: 1234, bleed: 17 })).toMatchObject({ widthPx: 2434, heightPx: 1234 });
    expect(await draw({ scene: SPREAD, front: true })).toMatchObject({ widthPx: 120, heightPx: 120 });
    const asked = await port.illustrate({ ...request, scene: SPREAD, request: 'add a dog' });
    expect(asked).toMatchObject({ code: 'request_beside_words' });
  });

  it("refuses a parent's request that is unsuitable, unknown or too long, and a scene that does not exist", async () => {
    const ask = (text: string) => port.illustrate({ ...request, request: text });
    expect((await ask('in the snow')).ok).toBe(true);
    expect(await ask('a gun')).toMatchObject({ code: 'illustration_unsafe' });
    expect(await ask('quantum flux')).toMatchObject({ code: 'request_not_understood' });
    expect(await ask('x'.repeat(60))).toMatchObject({ code: 'request_too_long' });
    const scene = sceneSchema.parse({ ...request.scene, stage: 'nowhere' });
    expect(await port.illustrate({ ...request, scene })).toEqual({
      ok: false,
      code: 'illustration_failed',
      data: { reason: 'unknown names in scene: stage:nowhere' },
    });
  });
});

it('the sandbox names page, model and variation in the picture', async () => {
  const port = createSandboxIllustration();
  const drawn = await port.illustrate({ ...request, sizePx: 640 });
  if (!drawn.ok) throw new Error(drawn.code);
  const { channels } = await sharp(drawn.value.image).extract({ left: 120, top: 280, width: 400, height: 60 }).stats();
  // Dark letters on a light ground: without a font nothing would be written.
  expect(channels[0]?.min).toBeLessThan(90);
  expect(channels[0]?.max).toBeGreaterThan(200);
});
