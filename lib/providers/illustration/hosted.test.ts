import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { characterSchema, sceneSchema } from '@/lib/illustrator';
import type { StandIn, StandInRequest } from '../http-stand-in';
import { hostedIllustration } from './hosted';
import { type ImageTurn, startImageStandIn } from './image-stand-in';
import type { IllustrationRequest, PhotoConsent } from './port';

const request: IllustrationRequest = {
  scene: sceneSchema.parse({
    stage: 'meadow',
    palette: 'morning',
    hero: { pose: 'run', slot: 'path', expression: 'laugh', outfit: 'coralCoat' },
  }),
  character: characterSchema.parse({
    age: 5,
    gender: 'boy',
    skin: '#c68e65',
    hairColor: '#33241d',
    hairStyle: 'tousled',
    eyeColor: '#6a4226',
  }),
  model: 'regular',
  seed: 'book:s01',
  variation: 0,
  sizePx: 300,
};
const consent: PhotoConsent = {
  textVersion: '1',
  language: 'he',
  acceptedAt: new Date('2026-01-01'),
  namesHostedService: true,
};

let picture: Buffer;
let photo: Buffer;
let openai: StandIn;
let google: StandIn;

beforeAll(async () => {
  const exif = { IFD0: { Copyright: 'somebody' } };
  const color = (background: string, edge: number) =>
    sharp({ create: { width: edge, height: edge, channels: 3, background } });
  picture = await color('#3060c0', 64).withExif(exif).png().toBuffer();
  photo = await color('#c06030', 1500).withExif(exif).jpeg().toBuffer();
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
  await Promise.all([openai?.close(), google?.close()]);
});

type Scripts = { openai?: readonly ImageTurn[]; google?: readonly ImageTurn[]; maxRetries?: number };

/** OpenAI first, Google as the fallback, or the other way round. */
async function connect(scripts: Scripts = {}, first: 'openai' | 'google' = 'openai') {
  openai = await startImageStandIn(picture, scripts.openai);
  google = await startImageStandIn(picture, scripts.google);
  const providers = [
    { provider: 'openai', model: 'gpt-image-1', apiKey: 'sk-test', baseURL: openai.url },
    { provider: 'google', model: 'gemini-2.5-flash-image', apiKey: 'google-test', baseURL: google.url },
  ] as const;
  const [primary, fallback] = first === 'openai' ? providers : [providers[1], providers[0]];
  return hostedIllustration({ primary, fallback, timeoutMs: 400, maxRetries: scripts.maxRetries ?? 2 });
}

async function sentForm(sent: StandInRequest): Promise<FormData> {
  const headers = { 'content-type': String(sent.headers['content-type']) };
  return new Response(new Uint8Array(sent.body), { headers }).formData();
}

type GooglePart = { text?: string; inlineData?: { mimeType: string; data: string } };
function sentParts(sent: StandInRequest): GooglePart[] {
  return JSON.parse(sent.body.toString()).contents[0].parts;
}

describe('hostedIllustration: drawing', () => {
  it('asks OpenAI in JSON when there is no photo, and answers a clean square JPEG with its cost', async () => {
    const port = await connect();
    const drawn = await port.illustrate(request);
    expect(openai.log.map((sent) => sent.path)).toEqual(['/images/generations']);
    expect(JSON.parse(openai.log[0].body.toString())).toEqual({
      model: 'gpt-image-1',
      prompt: expect.stringContaining('Place: meadow.'),
      n: 1,
      size: '1024x1024',
      quality: 'medium',
    });

    if (!drawn.ok) throw new Error(drawn.code);
    const { image, ...facts } = drawn.value;
    expect(facts).toEqual({
      mimeType: 'image/jpeg',
      widthPx: 300,
      heightPx: 300,
      provider: 'openai:gpt-image-1',
      costMicroUsd: 500 * 10 + 1056 * 40,
    });
    const metadata = await sharp(image).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
    expect(metadata.exif).toBeUndefined();
    const { dominant } = await sharp(image).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it('sends OpenAI the photo as reference, small and without metadata', async () => {
    const port = await connect();
    expect(await port.illustrate({ ...request, photo, consent })).toMatchObject({ ok: true });
    expect(openai.log[0].path).toBe('/images/edits');
    const form = await sentForm(openai.log[0]);
    expect(form.get('input_fidelity')).toBe('high');
    expect(form.get('prompt')).toContain('The attached photo shows this child.');
    await expectReference(Buffer.from(await (form.get('image') as Blob).arrayBuffer()));
  });

  it('sends Google the photo as reference, and asks for a square picture', async () => {
    const port = await connect({}, 'google');
    const drawn = await port.illustrate({ ...request, model: 'advanced', photo, consent });
    expect(drawn).toMatchObject({
      ok: true,
      value: { provider: 'google:gemini-2.5-flash-image', costMicroUsd: 39000 },
    });
    expect(google.log[0].path).toBe('/models/gemini-2.5-flash-image:generateContent');
    expect(JSON.parse(google.log[0].body.toString()).generationConfig).toMatchObject({
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '1:1' },
    });
    const [words, file] = sentParts(google.log[0]);
    expect(words.text).toContain('Paint the real face');
    expect(file.inlineData?.mimeType).toBe('image/jpeg');
    await expectReference(Buffer.from(file.inlineData?.data ?? '', 'base64'));
    expect(openai.log).toHaveLength(0);
  });

  async function expectReference(bytes: Buffer): Promise<void> {
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
    expect(metadata.exif).toBeUndefined();
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  }
});

describe('hostedIllustration: consent and privacy (rulings, "Consent")', () => {
  it.each<[string, Partial<IllustrationRequest>]>([
    ['a photo without consent', { photo: Buffer.from('photo') }],
    [
      'a consent that does not name the service',
      { photo: Buffer.from('p'), consent: { ...consent, namesHostedService: false } },
    ],
    ['a picture that needs a photo, without consent', { model: 'advanced' }],
  ])('sends nothing at all for %s', async (_, changes) => {
    const port = await connect();
    expect(await port.illustrate({ ...request, ...changes })).toEqual({
      ok: false,
      code: 'illustration_consent_missing',
    });
    expect([...openai.log, ...google.log]).toEqual([]);
  });

  it.each<[string, Partial<IllustrationRequest>]>([
    ['no photo for a picture that needs one', { model: 'advanced', consent }],
    ['a photo that is broken', { photo: Buffer.from('not a photo'), consent }],
  ])('fails without a request for %s', async (_, changes) => {
    const port = await connect();
    expect(await port.illustrate({ ...request, ...changes })).toMatchObject({ code: 'illustration_failed' });
    expect([...openai.log, ...google.log]).toEqual([]);
  });

  it('prints nothing while it fails', async () => {
    const port = await connect({ openai: [500, 500, 500] });
    await port.illustrate({ ...request, photo, consent });
    expect([...openai.log, ...google.log]).toHaveLength(4);
    expect(printed).toEqual([]);
  });
});

describe('hostedIllustration: faults', () => {
  it.each([429, 500, 503])('tries the same provider again after %i', async (status) => {
    const port = await connect({ openai: [status] });
    expect(await port.illustrate(request)).toMatchObject({ ok: true, value: { provider: 'openai:gpt-image-1' } });
    expect(openai.log).toHaveLength(2);
  });

  it('goes to the second provider when retries are used up', async () => {
    const port = await connect({ openai: [500, 500, 500, 500] });
    expect(await port.illustrate(request)).toMatchObject({ value: { provider: 'google:gemini-2.5-flash-image' } });
    expect([openai.log.length, google.log.length]).toEqual([3, 1]);
  });

  it.each<[string, ImageTurn]>([
    ['takes too long', 'hang'],
    ['answers with something that is no picture', 'garbage'],
    ['answers with markup instead of a photo-like picture', 'svg'],
    ['answers with no picture', 'empty'],
    ['does not accept the request', 400],
  ])('goes to the second provider, without a retry, when the first %s', async (_, turn) => {
    const port = await connect({ openai: [turn] });
    expect(await port.illustrate(request)).toMatchObject({ value: { provider: 'google:gemini-2.5-flash-image' } });
    expect([openai.log.length, google.log.length]).toEqual([1, 1]);
  });

  it('tries again and then goes to the second provider when the first cannot be reached', async () => {
    const port = await connect({ maxRetries: 1 });
    await openai.close();
    expect(await port.illustrate(request)).toMatchObject({ value: { provider: 'google:gemini-2.5-flash-image' } });
  });

  it('is unavailable when both fail, and says why in codes', async () => {
    const port = await connect({ openai: ['hang'], google: [500, 503, 500] });
    expect(await port.illustrate(request)).toEqual({
      ok: false,
      code: 'illustration_unavailable',
      data: { failures: ['openai:gpt-image-1 timeout', 'google:gemini-2.5-flash-image http_500'] },
    });
  });

  it.each<['openai' | 'google', ImageTurn, string]>([
    ['openai', 'policy', 'openai:gpt-image-1'],
    ['google', 'policy', 'google:gemini-2.5-flash-image'],
    ['google', 'prompt_blocked', 'google:gemini-2.5-flash-image'],
  ])('takes a refusal of %s on grounds of content (%s) as final', async (first, turn, provider) => {
    const port = await connect({ [first]: [turn] }, first);
    expect(await port.illustrate(request)).toEqual({ ok: false, code: 'illustration_unsafe', data: { provider } });
    expect([...openai.log, ...google.log]).toHaveLength(1);
  });
});
