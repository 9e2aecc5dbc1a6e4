import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import type { IllustrationRequest } from './port';
import { loadStyleReference } from './style-reference';
import type { ImageResponse } from './testing/fake-image-api';
import {
  consent,
  createHosted,
  createMemorySheets,
  createPicture,
  listPictureRequests,
  parseSentForm,
  parseSentParts,
  request,
  type Scripts,
} from './testing/hosted';

let picture: Buffer;
let photo: Buffer;
let hosted: Awaited<ReturnType<typeof createHosted>>;

beforeAll(async () => {
  picture = await createPicture('#3060c0', 64);
  photo = await createPicture('#c06030', 1500);
});
afterEach(() => hosted.close());

async function connect(scripts?: Scripts) {
  hosted = await createHosted(picture, scripts);
  return hosted.port;
}

const page = (key: string, changes: Partial<IllustrationRequest> = {}): IllustrationRequest => ({
  ...request,
  seed: `book:${key}`,
  ...changes,
});
const orders = () => Promise.all(listPictureRequests(hosted.openai).map(parseSentForm));
const bytes = (image: Uint8Array) => Buffer.from(image).toString('base64');

/** The reference is the photo: small, without metadata, with its colour. */
async function expectPhoto(image: Buffer): Promise<void> {
  const metadata = await sharp(image).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  expect(metadata.exif).toBeUndefined();
  const { dominant } = await sharp(image).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
}

describe('hosted character sheet', () => {
  it('is drawn once for parallel pages, and every page is drawn from sheet and style alone', async () => {
    const port = await connect();
    const sheets = createMemorySheets();
    const pages = ['s01', 's02', 's03'];
    const drawn = await Promise.all(pages.map((key) => port.illustrate(page(key, { sheets, photo, consent }))));
    drawn.push(await port.illustrate(page('s04', { sheets, photo, consent })));
    expect(drawn.every(({ ok }) => ok)).toBe(true);

    const sent = await orders();
    const [sheet, others] = [itemAt(sent, 0), sent.slice(1)];
    const style = bytes(await loadStyleReference());
    expect(sheet.prompt).toContain('A character sheet');
    expect(sheet.images).toHaveLength(2);
    await expectPhoto(itemAt(sheet.images, 0));
    expect(bytes(itemAt(sheet.images, 1))).toBe(style);

    const kept = itemAt([...sheets.puts.values()], 0);
    expect(sheets.puts.size).toBe(1);
    expect(others).toHaveLength(4);
    for (const { prompt, images } of others) {
      expect(prompt).toContain('A single illustration');
      expect(images.map(bytes)).toEqual([bytes(kept), style]);
    }
  });

  it('its cost counts for one page only', async () => {
    const port = await connect();
    const sheets = createMemorySheets();
    const drawn = await Promise.all(['s01', 's02'].map((key) => port.illustrate(page(key, { sheets }))));
    const costs = drawn.map((answer) => (answer.ok ? answer.value.costMicroUsd : 0)).sort((a, b) => a - b);
    expect(costs[1]).toBe(2 * itemAt(costs, 0));
  });

  it('differs for another hero, model or photo', async () => {
    const port = await connect();
    const sheets = createMemorySheets();
    const heroes: readonly Partial<IllustrationRequest>[] = [
      {},
      { photo, consent },
      { photo, consent, model: 'advanced' },
      { character: { ...request.character, freckles: true } },
    ];
    for (const hero of heroes) await port.illustrate(page('s01', { sheets, ...hero }));
    for (const hero of heroes) await port.illustrate(page('s02', { sheets, ...hero }));
    expect(sheets.puts.size).toBe(4);
    for (const key of sheets.puts.keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(listPictureRequests(hosted.openai)).toHaveLength(4 + 8);
  });

  it('uses the photo as reference at Google too', async () => {
    const port = await connect({ first: 'google' });
    const drawn = await port.illustrate(
      page('s01', { model: 'advanced', photo, consent, sheets: createMemorySheets() }),
    );
    expect(drawn.ok).toBe(true);
    const sent = listPictureRequests(hosted.google).map(parseSentParts);
    const [sheet, first] = [itemAt(sent, 0), itemAt(sent, 1)];
    expect(sheet.prompt).toContain('Paint the real face');
    await expectPhoto(itemAt(sheet.images, 0));
    expect(first.images).toHaveLength(2);
  });

  it('is not stored with serious defects, and no page is drawn from it', async () => {
    const port = await connect({ openaiChecks: [{ textSeen: true }, { strangersSeen: 1 }, { textSeen: true }] });
    const sheets = createMemorySheets();
    expect(await port.illustrate(page('s01', { sheets }))).toMatchObject({
      code: 'illustration_failed',
      data: { defects: ['text_in_picture'] },
    });
    expect(sheets.puts.size).toBe(0);
    expect((await orders()).every(({ prompt }) => prompt.includes('A character sheet'))).toBe(true);
  });

  it('shows the hero many times: that is a defect only on a page', async () => {
    const port = await connect({ openaiChecks: [{ heroesSeen: 7 }] });
    expect(await port.illustrate(page('s01', { sheets: createMemorySheets() }))).toMatchObject({ ok: true });
    expect(listPictureRequests(hosted.openai)).toHaveLength(2);
  });

  it.each<ImageResponse>(['policy', 'hang'])('is requested again after an attempt that ended with %s', async (turn) => {
    const port = await connect({ openai: [turn], google: [400] });
    const sheets = createMemorySheets();
    expect((await port.illustrate(page('s01', { sheets }))).ok).toBe(false);
    expect((await port.illustrate(page('s01', { sheets }))).ok).toBe(true);
  });
});
