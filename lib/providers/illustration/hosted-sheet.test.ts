import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  connectHosted,
  consent,
  memorySheets,
  ordersOf,
  plainPicture,
  request,
  type Scripts,
  sentForm,
  sentParts,
} from './hosted-setting';
import type { ImageTurn } from './image-stand-in';
import type { IllustrationRequest } from './port';
import { styleReference } from './style-reference';

let picture: Buffer;
let photo: Buffer;
let hosted: Awaited<ReturnType<typeof connectHosted>>;

beforeAll(async () => {
  picture = await plainPicture('#3060c0', 64);
  photo = await plainPicture('#c06030', 1500);
});
afterEach(() => hosted.close());

async function connect(scripts?: Scripts) {
  hosted = await connectHosted(picture, scripts);
  return hosted.port;
}

const page = (key: string, changes: Partial<IllustrationRequest> = {}): IllustrationRequest => ({
  ...request,
  seed: `book:${key}`,
  ...changes,
});
const orders = () => Promise.all(ordersOf(hosted.openai).map(sentForm));
const bytes = (image: Uint8Array) => Buffer.from(image).toString('base64');

/** The reference is the photo: small, without metadata, of its colour. */
async function expectPhoto(image: Buffer): Promise<void> {
  const metadata = await sharp(image).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  expect(metadata.exif).toBeUndefined();
  const { dominant } = await sharp(image).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
}

describe('hosted character sheet', () => {
  it('is drawn once for many pages side by side, and every page is drawn from sheet and style alone', async () => {
    const port = await connect();
    const sheets = memorySheets();
    const pages = ['s01', 's02', 's03'];
    const drawn = await Promise.all(pages.map((key) => port.illustrate(page(key, { sheets, photo, consent }))));
    drawn.push(await port.illustrate(page('s04', { sheets, photo, consent })));
    expect(drawn.every(({ ok }) => ok)).toBe(true);

    const [sheet, ...others] = await orders();
    const style = bytes(await styleReference());
    expect(sheet.prompt).toContain('A character sheet');
    expect(sheet.images).toHaveLength(2);
    await expectPhoto(sheet.images[0]);
    expect(bytes(sheet.images[1])).toBe(style);

    const [kept] = sheets.puts.values();
    expect(sheets.puts.size).toBe(1);
    expect(others).toHaveLength(4);
    for (const { prompt, images } of others) {
      expect(prompt).toContain('A single illustration');
      expect(images.map(bytes)).toEqual([bytes(kept), style]);
    }
  });

  it('is on the bill of one page only', async () => {
    const port = await connect();
    const sheets = memorySheets();
    const drawn = await Promise.all(['s01', 's02'].map((key) => port.illustrate(page(key, { sheets }))));
    const costs = drawn.map((answer) => (answer.ok ? answer.value.costMicroUsd : 0)).sort((a, b) => a - b);
    expect(costs[1]).toBe(2 * costs[0]);
  });

  it('is another one for another hero, model or photo', async () => {
    const port = await connect();
    const sheets = memorySheets();
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
    expect(ordersOf(hosted.openai)).toHaveLength(4 + 8);
  });

  it('takes the likeness from the photo at Google too', async () => {
    const port = await connect({ first: 'google' });
    const drawn = await port.illustrate(page('s01', { model: 'advanced', photo, consent, sheets: memorySheets() }));
    expect(drawn.ok).toBe(true);
    const [sheet, first] = ordersOf(hosted.google).map(sentParts);
    expect(sheet.prompt).toContain('Paint the real face');
    await expectPhoto(sheet.images[0]);
    expect(first.images).toHaveLength(2);
  });

  it('does not keep one that has great faults, and draws no page from it', async () => {
    const port = await connect({ openaiChecks: [{ textSeen: true }, { strangersSeen: 1 }, { textSeen: true }] });
    const sheets = memorySheets();
    expect(await port.illustrate(page('s01', { sheets }))).toMatchObject({
      code: 'illustration_failed',
      data: { defects: ['text_in_picture'] },
    });
    expect(sheets.puts.size).toBe(0);
    expect((await orders()).every(({ prompt }) => prompt.includes('A character sheet'))).toBe(true);
  });

  it('shows the hero many times: only for a page is that a fault', async () => {
    const port = await connect({ openaiChecks: [{ heroesSeen: 7 }] });
    expect(await port.illustrate(page('s01', { sheets: memorySheets() }))).toMatchObject({ ok: true });
    expect(ordersOf(hosted.openai)).toHaveLength(2);
  });

  it.each<ImageTurn>(['policy', 'hang'])('is asked for again after a try that ended with %s', async (turn) => {
    const port = await connect({ openai: [turn], google: [400] });
    const sheets = memorySheets();
    expect((await port.illustrate(page('s01', { sheets }))).ok).toBe(false);
    expect((await port.illustrate(page('s01', { sheets }))).ok).toBe(true);
  });
});
