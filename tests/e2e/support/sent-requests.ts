import { type BrowserContext, expect, type Request } from '@playwright/test';

/** The largest request on the way of a photo that is read on its device: a hero with two more to choose from. */
const MAX_SENT_BYTES = 12_000;

/** Every request with a body, from the pages of a browser and their workers, from now on. */
export function recordSent(context: BrowserContext): readonly Request[] {
  const sent: Request[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

/** Any run of bytes of a photo, or the beginning of any picture. */
function hasPicture(body: Buffer, photos: readonly Buffer[]): boolean {
  const runs = photos.flatMap((photo) =>
    [0.25, 0.5, 0.75].map((share) => {
      const at = Math.floor(photo.length * share);
      return photo.subarray(at, at + 24);
    }),
  );
  const starts = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('PNG'), Buffer.from('WEBP'), Buffer.from('ftyp')];
  const text = body.toString('latin1');
  return [...runs, ...starts].some((part) => body.includes(part)) || /data:image|base64/.test(text);
}

/** Checks that no request went to a photo's route, had a part of a picture or more bytes than the numbers of a hero. */
export function expectNoPicture(sent: readonly Request[], photos: readonly Buffer[]): void {
  for (const request of sent) {
    const body = request.postDataBuffer() ?? Buffer.alloc(0);
    expect([request.url(), hasPicture(body, photos)]).toEqual([request.url(), false]);
    expect(body.length, request.url()).toBeLessThan(MAX_SENT_BYTES);
    expect(request.url()).not.toMatch(/\/photo$/);
  }
}
