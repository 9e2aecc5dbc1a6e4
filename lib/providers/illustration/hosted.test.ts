import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import type { IllustrationRequest } from './port';
import type { ImageResponse } from './testing/fake-image-api';
import {
  consent,
  createHosted,
  createMemorySheets,
  createPicture,
  listChecks,
  listPictureRequests,
  parseSentForm,
  parseSentParts,
  request as plainRequest,
  type Scripts,
} from './testing/hosted';

type Connection = Awaited<ReturnType<typeof createHosted>>;

let picture: Buffer;
let photo: Buffer;
let request: IllustrationRequest;
let hosted: Connection;

beforeAll(async () => {
  picture = await createPicture('#3060c0', 64);
  photo = await createPicture('#c06030', 1500);
  const sheet = await sharp(await createPicture('#40a040', 64))
    .jpeg()
    .toBuffer();
  // These tests are about pages, so the sheet already exists.
  request = { ...plainRequest, sheets: createMemorySheets(sheet) };
});

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => printed.push(words.join(' ')));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await hosted.close();
});

async function connect(scripts?: Scripts) {
  hosted = await createHosted(picture, scripts);
  return hosted.port;
}

const orderCounts = () => [listPictureRequests(hosted.openai).length, listPictureRequests(hosted.google).length];
const CHECK_COST = { openai: 800 * 0.25 + 60 * 2, google: 1000 * 0.3 + 100 * 2.5 };

describe('hostedIllustration: drawing', () => {
  it('sends prompt and references to OpenAI, and returns a clean square JPEG with its cost', async () => {
    const drawn = await (await connect()).illustrate(request);
    const order = itemAt(listPictureRequests(hosted.openai), 0);
    expect(order.path).toBe('/images/edits');
    const { form, prompt } = await parseSentForm(order);
    expect(prompt).toContain('Place: meadow.');
    expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toMatchObject({
      model: 'gpt-image-1',
      size: '1024x1024',
      quality: 'medium',
      input_fidelity: 'high',
    });

    if (!drawn.ok) throw new Error(drawn.code);
    const { image, ...facts } = drawn.value;
    expect(facts).toEqual({
      mimeType: 'image/jpeg',
      widthPx: 300,
      heightPx: 300,
      provider: 'openai:gpt-image-1',
      costMicroUsd: 500 * 10 + 1056 * 40 + CHECK_COST.openai,
    });
    const metadata = await sharp(image).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
    expect(metadata.exif).toBeUndefined();
    const { dominant } = await sharp(image).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it('requests a square picture from Google', async () => {
    const drawn = await (await connect({ first: 'google' })).illustrate({ ...request, sizePx: 1200 });
    expect(drawn).toMatchObject({
      ok: true,
      value: { provider: 'google:gemini-2.5-flash-image', costMicroUsd: 39000 + CHECK_COST.google, widthPx: 1200 },
    });
    const order = itemAt(listPictureRequests(hosted.google), 0);
    expect(order.path).toBe('/models/gemini-2.5-flash-image:generateContent');
    expect(JSON.parse(order.body.toString()).generationConfig).toMatchObject({
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '1:1' },
    });
    expect(parseSentParts(order).prompt).toContain('Place: meadow.');
    expect(hosted.openai.log).toHaveLength(0);
  });
});

describe('hostedIllustration: consent and privacy (rulings, "Photos and names")', () => {
  it.each<[string, Partial<IllustrationRequest>]>([
    ['a photo without consent', { photo: Buffer.from('photo') }],
    ['a consent that names no service', { photo: Buffer.from('p'), consent: { ...consent, namedServices: [] } }],
    [
      'a consent that names one of two services',
      { photo: Buffer.from('p'), consent: { ...consent, namedServices: ['openai'] } },
    ],
    ['a picture that needs a photo, without consent', { model: 'advanced' }],
  ])('sends nothing at all for %s', async (_, changes) => {
    const port = await connect();
    expect(await port.illustrate({ ...request, ...changes })).toEqual({
      ok: false,
      code: 'illustration_consent_missing',
    });
    expect([...hosted.openai.log, ...hosted.google.log]).toEqual([]);
  });

  it.each<[string, Partial<IllustrationRequest>]>([
    ['no photo for a picture that needs one', { model: 'advanced', consent }],
    ['a photo that is broken', { photo: Buffer.from('not a photo'), consent }],
  ])('fails without a request for %s', async (_, changes) => {
    const port = await connect();
    expect(await port.illustrate({ ...request, ...changes })).toMatchObject({ code: 'illustration_failed' });
    expect([...hosted.openai.log, ...hosted.google.log]).toEqual([]);
  });

  it('prints nothing when it fails', async () => {
    const port = await connect({ openai: [500, 500, 500] });
    await port.illustrate({ ...request, photo, consent });
    expect(orderCounts()).toEqual([3, 1]);
    expect(printed).toEqual([]);
  });
});

describe('hostedIllustration: errors', () => {
  it.each([429, 500, 503])('retries the same provider after %i', async (status) => {
    const port = await connect({ openai: [status] });
    expect(await port.illustrate(request)).toMatchObject({ ok: true, value: { provider: 'openai:gpt-image-1' } });
    expect(orderCounts()).toEqual([2, 0]);
  });

  it('uses the second provider when retries are used up', async () => {
    const port = await connect({ openai: [500, 500, 500, 500] });
    expect(await port.illustrate(request)).toMatchObject({ value: { provider: 'google:gemini-2.5-flash-image' } });
    expect(orderCounts()).toEqual([3, 1]);
  });

  it.each<[string, ImageResponse]>([
    ['takes too long', 'hang'],
    ['answers with something that is no picture', 'garbage'],
    ['answers with markup instead of a photo-like picture', 'svg'],
    ['answers with no picture', 'empty'],
    ['does not accept the request', 400],
  ])('uses the second provider, without a retry, when the first %s', async (_, turn) => {
    const port = await connect({ openai: [turn] });
    expect(await port.illustrate(request)).toMatchObject({ value: { provider: 'google:gemini-2.5-flash-image' } });
    expect(orderCounts()).toEqual([1, 1]);
  });

  it('retries and then uses the second provider when the first cannot be reached', async () => {
    const port = await connect({ maxRetries: 1 });
    await hosted.openai.close();
    expect(await port.illustrate(request)).toMatchObject({ value: { provider: 'google:gemini-2.5-flash-image' } });
  });

  it('is unavailable when both fail, and says why in codes', async () => {
    const port = await connect({ openai: ['hang'], google: [500, 503, 500] });
    expect(await port.illustrate(request)).toEqual({
      ok: false,
      code: 'illustration_unavailable',
      data: { failures: ['openai:gpt-image-1 timeout', 'google:gemini-2.5-flash-image http_500'], costMicroUsd: 0 },
    });
    expect(listChecks(hosted.openai)).toHaveLength(0);
  });

  it.each<['openai' | 'google', ImageResponse, string]>([
    ['openai', 'policy', 'openai:gpt-image-1'],
    ['google', 'policy', 'google:gemini-2.5-flash-image'],
    ['google', 'prompt_blocked', 'google:gemini-2.5-flash-image'],
  ])('treats a content rejection of %s (%s) as final', async (first, turn, provider) => {
    const port = await connect({ [first]: [turn], first });
    expect(await port.illustrate(request)).toMatchObject({
      ok: false,
      code: 'illustration_unsafe',
      data: { provider },
    });
    expect([...hosted.openai.log, ...hosted.google.log]).toHaveLength(1);
  });
});
