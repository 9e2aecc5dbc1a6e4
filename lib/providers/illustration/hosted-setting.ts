import sharp from 'sharp';
import { characterSchema, sceneSchema } from '@/lib/illustrator';
import type { StandIn, StandInRequest } from '../http-stand-in';
import { hostedIllustration } from './hosted';
import { type CheckTurn, type ImageTurn, isCheck, startImageStandIn } from './image-stand-in';
import type { IllustrationRequest, PhotoConsent, SheetStore } from './port';

// What the tests of the hosted model share: a request, stand-ins of both providers and what they were sent.

export const request: IllustrationRequest = {
  scene: sceneSchema.parse({
    stage: 'meadow',
    palette: 'morning',
    hero: { pose: 'run', slot: 'path', expression: 'laugh', outfit: 'coralCoat' },
    companions: [{ kind: 'fox', slot: 'left' }],
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

export const consent: PhotoConsent = {
  textVersion: '1',
  language: 'he',
  acceptedAt: new Date('2026-01-01'),
  namedServices: ['openai', 'google'],
};

/** A picture of one colour with a darker lower half, so that it is not blank, and with metadata. */
export async function plainPicture(color: string, edge: number): Promise<Buffer> {
  const half = Buffer.from(
    `<svg width="${edge}" height="${edge / 2}"><rect width="100%" height="100%" opacity=".2"/></svg>`,
  );
  return sharp({ create: { width: edge, height: edge, channels: 3, background: color } })
    .composite([{ input: half, gravity: 'south' }])
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
}

/** Sheets in memory. */
export function memorySheets(kept?: Uint8Array): SheetStore & { readonly puts: Map<string, Uint8Array> } {
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
  readonly openai?: readonly ImageTurn[];
  readonly google?: readonly ImageTurn[];
  readonly openaiChecks?: readonly CheckTurn[];
  readonly googleChecks?: readonly CheckTurn[];
  readonly maxRetries?: number;
  readonly maxRedraws?: number;
  /** The provider that is asked first; the other is the fallback. */
  readonly first?: 'openai' | 'google';
};

/** Both providers' stand-ins and the adapter in front of them. */
export async function connectHosted(picture: Uint8Array, scripts: Scripts = {}) {
  const { openaiChecks = [], googleChecks = [], maxRetries = 2, maxRedraws, first = 'openai' } = scripts;
  const openai = await startImageStandIn(picture, { pictures: scripts.openai ?? [], checks: openaiChecks });
  const google = await startImageStandIn(picture, { pictures: scripts.google ?? [], checks: googleChecks });
  const providers = [
    { provider: 'openai', model: 'gpt-image-1', apiKey: 'sk-test', baseURL: openai.url },
    { provider: 'google', model: 'gemini-2.5-flash-image', apiKey: 'google-test', baseURL: google.url },
  ] as const;
  const [primary, fallback] = first === 'openai' ? providers : [providers[1], providers[0]];
  const limits = { timeoutMs: 400, maxRetries, ...(maxRedraws !== undefined && { maxRedraws }) };
  return {
    port: hostedIllustration({ primary, fallback, ...limits }),
    openai,
    google,
    close: () => Promise.all([openai.close(), google.close()]),
  };
}

export const ordersOf = (standIn: StandIn) => standIn.log.filter((sent) => !isCheck(sent));
export const checksOf = (standIn: StandIn) => standIn.log.filter(isCheck);

/** The words and pictures of an order at OpenAI (`/images/edits`). */
export async function sentForm(sent: StandInRequest) {
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

/** The words and pictures of an order or question at Google. */
export function sentParts(sent: StandInRequest) {
  const parts: readonly GooglePart[] = JSON.parse(sent.body.toString()).contents[0].parts;
  return {
    prompt: parts.map(({ text = '' }) => text).join(''),
    images: parts.flatMap(({ inlineData }) => (inlineData ? [Buffer.from(inlineData.data, 'base64')] : [])),
  };
}

/** The words and pictures of a question at OpenAI (`/responses`). */
export function sentQuestion(sent: StandInRequest) {
  type Part = { readonly text?: string; readonly image_url?: string };
  const body = JSON.parse(sent.body.toString());
  const parts: readonly Part[] = body.input[0].content;
  return {
    body,
    prompt: parts.map(({ text = '' }) => text).join(''),
    images: parts.flatMap(({ image_url }) => (image_url ? [Buffer.from(image_url.split(',')[1], 'base64')] : [])),
  };
}
