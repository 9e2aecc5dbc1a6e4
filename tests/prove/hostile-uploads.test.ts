import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DraftView } from '@/lib/books';
import { PHOTO_LIMITS } from '@/lib/photos';
import { ERRORS, isErrorCode } from '@/lib/platform/errors';
import type { ShopClient } from '@/scripts/bench/shop-client';
import { HEAD_PORTRAIT, readPortrait } from '../fixtures/portraits/portraits';
import { createForm, HOSTILE_FORMS, type SentForm } from '../fixtures/uploads/forms';
import { generateMutatedUploads, MUTATION_KINDS, UPLOADS_SEED } from '../fixtures/uploads/mutations';
import { withRunningShop } from './support/running-shop';

/** The first ones of `mutated-uploads`. */
const UPLOADS = 60;
const CONCURRENCY = 6;
const ABORTED_UPLOADS = 5;
/** The web process may use this much more memory at the end than after its first photo. */
const MARGIN_MB = 128;
const COOL_DOWN_ROUNDS = 30;
const MINUTE_MS = 60_000;

const shop = withRunningShop();

type UploadClient = { readonly visitor: ShopClient; readonly path: string };
async function createClient(): Promise<UploadClient> {
  const visitor = shop.visitor();
  const child = { language: 'he', childName: 'נועה', gender: 'girl', age: 5, catalogueId: 1 };
  const { id } = await visitor.request<DraftView>('POST', '/api/books/create', child);
  return { visitor, path: `/api/books/${id}/photo` };
}

type UploadResult = { readonly name: string; readonly code: string; readonly wrong: boolean };

/** Correct: the photo is accepted, or rejected with a known error code for the client or the server. */
async function send({ visitor, path }: UploadClient, { name, type, body }: SentForm): Promise<UploadResult> {
  try {
    const answer = await visitor.send('POST', path, new Uint8Array(body), type);
    const said = await answer.text();
    if (answer.ok) return { name, code: 'ok', wrong: false };
    const code = (JSON.parse(said) as { error?: { code?: string } }).error?.code ?? 'none';
    const known = isErrorCode(code) && ERRORS[code].status === answer.status;
    const mine = answer.status < 500 || code === 'service_unavailable';
    return { name, code: `${answer.status} ${code}`, wrong: !known || !mine };
  } catch (error) {
    return { name, code: `no answer of the shop's: ${error} ${(error as Error).cause ?? ''}`, wrong: true };
  }
}

/** Sends all forms with limited concurrency, each lane with its own parent. */
async function sendAll(
  forms: Iterable<SentForm> | AsyncIterable<SentForm>,
  lines: number,
): Promise<readonly UploadResult[]> {
  const waiting: SentForm[] = [];
  for await (const form of forms) waiting.push(form);
  const answers: UploadResult[] = [];
  const line = async () => {
    const sender = await createClient();
    for (let form = waiting.shift(); form; form = waiting.shift()) answers.push(await send(sender, form));
  };
  await Promise.all(Array.from({ length: lines }, line));
  const counts = Map.groupBy(answers, ({ code }) => code);
  console.info([...counts].map(([code, all]) => `${code}: ${all.length}`).join(', '));
  expect(answers.filter(({ wrong }) => wrong)).toEqual([]);
  expect(shop.ended()).toEqual([]);
  return answers;
}

async function* generateForms(): AsyncGenerator<SentForm> {
  for await (const { name, bytes } of generateMutatedUploads(UPLOADS, UPLOADS_SEED))
    yield { ...createForm(bytes), name };
}

/** The largest accepted sizes, each in another format; all but the uniform one show the portrait. */
async function createLargest(): Promise<readonly SentForm[]> {
  const edge = Math.floor(Math.sqrt(PHOTO_LIMITS.maxPixels));
  const enlarged = () => sharp(readPortrait(HEAD_PORTRAIT)).resize(edge, edge, { fit: 'fill', kernel: 'linear' });
  const flat = { width: edge, height: edge, channels: 3, background: '#8a6' } as const;
  const pictures = [
    await enlarged().jpeg({ quality: 60 }).toBuffer(),
    // The decoder holds all coefficients at once.
    await enlarged().jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    await enlarged().webp({ quality: 50, effort: 0 }).toBuffer(),
    await sharp({ create: flat }).png().toBuffer(),
  ];
  return pictures.map((picture, nth) => ({ ...createForm(picture), name: `50 megapixels, ${nth}` }));
}

/** A phone that loses its network during an upload. */
async function abortUpload(): Promise<void> {
  const { hostname, port } = new URL(shop.url);
  const { path } = await createClient();
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const { type, body } = createForm(readPortrait(HEAD_PORTRAIT));
  const head = ['POST', path, 'HTTP/1.1\r\nhost: localhost\r\nx-requested-with: gibori\r\ncontent-type:', type].join(
    ' ',
  );
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, body.length / 2));
  await sleep(100);
  socket.destroy();
}

describe('bad input over HTTP: no crash, no 5xx, stable memory', () => {
  let before = 0;
  const photo = createForm(readPortrait(HEAD_PORTRAIT));

  it(
    'accepts a photo',
    async () => {
      // Everything that the first photo loads stays in memory.
      for (let round = 0; round < 3; round += 1)
        expect(await send(await createClient(), photo)).toMatchObject({ code: 'ok' });
      before = shop.webMegabytes();
    },
    2 * MINUTE_MS,
  );

  it(
    `${UPLOADS} mutated uploads, ${CONCURRENCY} at a time`,
    async () => {
      expect(UPLOADS).toBeGreaterThanOrEqual(2 * MUTATION_KINDS.length);
      const answers = await sendAll(generateForms(), CONCURRENCY);
      expect(answers).toHaveLength(UPLOADS);
      expect(new Set(answers.map(({ code }) => code)).size).toBeGreaterThan(4);
    },
    15 * MINUTE_MS,
  );

  it(
    `${HOSTILE_FORMS.length} broken forms and fields`,
    async () => {
      expect(await sendAll(HOSTILE_FORMS, CONCURRENCY)).toHaveLength(HOSTILE_FORMS.length);
    },
    15 * MINUTE_MS,
  );

  it(
    'four pictures of 50 megapixels in parallel, while other clients disconnect',
    async () => {
      const forms = await createLargest();
      for (const { body } of forms) expect(body.length).toBeLessThan(PHOTO_LIMITS.maxBytes);
      const [answers] = await Promise.all([
        sendAll(forms, forms.length),
        ...Array.from({ length: ABORTED_UPLOADS }, () => abortUpload()),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['422 photo_no_face', 'ok', 'ok', 'ok']);
    },
    10 * MINUTE_MS,
  );

  it(
    'still accepts photos, and memory returns to normal',
    async () => {
      const most = shop.webMegabytes();
      let now = most;
      for (let round = 0; round < COOL_DOWN_ROUNDS && now > before + MARGIN_MB; round += 1) {
        expect(await send(await createClient(), photo)).toMatchObject({ code: 'ok' });
        await sleep(1000);
        now = shop.webMegabytes();
      }
      console.info(
        `web: ${before.toFixed(0)} MB, after the uploads ${most.toFixed(0)} MB, at the end ${now.toFixed(0)} MB`,
      );
      expect(now - before).toBeLessThanOrEqual(MARGIN_MB);
      expect(shop.ended()).toEqual([]);
    },
    10 * MINUTE_MS,
  );
});
