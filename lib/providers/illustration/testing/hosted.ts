import sharp from 'sharp';
import { sceneSchema } from '@/lib/illustrator';
import type { FakeRequest, FakeServer } from '../../testing/fake-http-server';
import { createHostedIllustration } from '../hosted';
import type { IllustrationRequest, PhotoConsent, SheetStore } from '../port';
import { type CheckResponse, type ImageResponse, isCheck, startFakeImageApi } from './fake-image-api';
import { HERO } from './hero';

// Fixtures for the tests of the hosted model: a request, fakes of both providers and their received requests.

export const request: IllustrationRequest = {
  scene: sceneSchema.parse({
    stage: 'meadow',
    palette: 'morning',
    hero: { pose: 'run', slot: 'path', expression: 'laugh', outfit: 'coralCoat' },
    companions: [{ kind: 'fox', slot: 'left' }],
  }),
  character: HERO,
  model: 'regular',
  seed: 'book:s01',
  variation: 0,
  sizePx: 300,
};

export const consent: PhotoConsent = {
  textVersion: '1',
  language: 'he',
  acceptedAt: new Date('2026-01-01'),
  namedServices: ['openai', 'google'],
};

/** A picture of one colour with a darker lower half, so that it is not blank, and with metadata. */
export async function createPicture(color: string, edge: number): Promise<Buffer> {
  const half = Buffer.from(
    `<svg width="${edge}" height="${edge / 2}"><rect width="100%" height="100%" opacity=".2"/></svg>`,
  );
  return sharp({ create: { width: edge, height: edge, channels: 3, background: color } })
    .composite([{ input: half, gravity: 'south' }])
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
}

/** An in-memory sheet store. */
export function createMemorySheets(kept?: Uint8Array): SheetStore & { readonly puts: Map<string, Uint8Array> } {
  const puts = new Map<string, Uint8Array>();
  return {
    puts,
    owner: 'book',
    get: async (key) => puts.get(key) ?? kept ?? null,
    put: async (key, sheet) => {
      puts.set(key, sheet);
    },
  };
}

export type Scripts = {
  readonly openai?: readonly ImageResponse[];
  readonly google?: readonly ImageResponse[];
  readonly openaiChecks?: readonly CheckResponse[];
  readonly googleChecks?: readonly CheckResponse[];
  readonly maxRetries?: number;
  readonly maxRedraws?: number;
  /** The primary provider; the other is the fallback. */
  readonly first?: 'openai' | 'google';
};

/** The fakes of both providers and the adapter that uses them. */
export async function createHosted(picture: Uint8Array, scripts: Scripts = {}) {
  const { openaiChecks = [], googleChecks = [], maxRetries = 2, maxRedraws, first = 'openai' } = scripts;
  const openai = await startFakeImageApi(picture, { pictures: scripts.openai ?? [], checks: openaiChecks });
  const google = await startFakeImageApi(picture, { pictures: scripts.google ?? [], checks: googleChecks });
  const providers = [
    { provider: 'openai', model: 'gpt-image-1', apiKey: 'sk-test', baseURL: openai.url },
    { provider: 'google', model: 'gemini-2.5-flash-image', apiKey: 'google-test', baseURL: google.url },
  ] as const;
  const [primary, fallback] = first === 'openai' ? providers : [providers[1], providers[0]];
  const allResponses = [scripts.openai ?? [], scripts.google ?? [], openaiChecks, googleChecks].flat();
  // Only a response that never comes may time out: on a busy machine even a fake server takes a while.
  const timeoutMs = allResponses.includes('hang') ? 1_000 : 30_000;
  const limits = { timeoutMs, maxRetries, ...(maxRedraws !== undefined && { maxRedraws }) };
  return {
    port: createHostedIllustration({ primary, fallback, ...limits }),
    openai,
    google,
    close: () => Promise.all([openai.close(), google.close()]),
  };
}

export const listPictureRequests = (standIn: FakeServer) => standIn.log.filter((sent) => !isCheck(sent));
export const listChecks = (standIn: FakeServer) => standIn.log.filter(isCheck);

/** Prompt and pictures of a request to OpenAI (`/images/edits`). */
export async function parseSentForm(sent: FakeRequest) {
  const headers = { 'content-type': String(sent.headers['content-type']) };
  const form = await new Response(new Uint8Array(sent.body), { headers }).formData();
  const files = [...form.entries()].filter(([, value]) => value instanceof Blob).map(([, value]) => value as Blob);
  return {
    form,
    prompt: String(form.get('prompt')),
    images: await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer()))),
  };
}

type GooglePart = {
  readonly text?: string;
  readonly inlineData?: { readonly mimeType: string; readonly data: string };
};

/** Prompt and pictures of a request to Google. */
export function parseSentParts(sent: FakeRequest) {
  const parts: readonly GooglePart[] = JSON.parse(sent.body.toString()).contents[0].parts;
  return {
    prompt: parts.map(({ text = '' }) => text).join(''),
    images: parts.flatMap(({ inlineData }) => (inlineData ? [Buffer.from(inlineData.data, 'base64')] : [])),
  };
}

/** Prompt and pictures of a check at OpenAI (`/responses`). */
export function parseSentQuestion(sent: FakeRequest) {
  type Part = { readonly text?: string; readonly image_url?: string };
  const body = JSON.parse(sent.body.toString());
  const parts: readonly Part[] = body.input[0].content;
  return {
    body,
    prompt: parts.map(({ text = '' }) => text).join(''),
    images: parts.flatMap(({ image_url }) => (image_url ? [Buffer.from(image_url.split(',')[1] ?? '', 'base64')] : [])),
  };
}
