import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** Bits by which the shades of a drawn picture differ; a flat one has less than two. */
const MIN_ENTROPY = 4;

/** The bytes of a picture that the page shows, in HTML or in SVG. */
export async function readPicture(picture: Locator): Promise<Buffer> {
  const bytes = await picture.evaluate(async (image) => {
    const url = image.getAttribute('src') ?? image.getAttribute('href') ?? '';
    return [...new Uint8Array(await (await fetch(url)).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Expects drawings, each another one: pictures of the sandbox are flat, and the same for every hero. */
export async function expectDrawn(pictures: readonly Buffer[]): Promise<void> {
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(pictures.length);
  for (const bytes of pictures) expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(MIN_ENTROPY);
}
