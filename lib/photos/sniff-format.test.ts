import { describe, expect, it } from 'vitest';
import { sniffFormat } from './sniff-format';

const text = (value: string) => new TextEncoder().encode(value.padEnd(16, ' '));
const isoMedia = (...brands: string[]) => {
  const bytes = new Uint8Array(16 + 4 * (brands.length - 1) + 8);
  new DataView(bytes.buffer).setUint32(0, 16 + 4 * (brands.length - 1));
  bytes.set(text('ftyp'), 4);
  for (const [i, brand] of brands.entries()) bytes.set(new TextEncoder().encode(brand), i === 0 ? 8 : 12 + 4 * i);
  return bytes;
};

describe('sniffFormat', () => {
  it.each([
    ['jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(12)])],
    ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(8)])],
    ['webp', text('RIFF....WEBPVP8 ')],
    ['heic', isoMedia('heic', 'mif1')],
    ['heic', isoMedia('mif1', 'heic')],
    ['other_image', isoMedia('avif', 'mif1')],
    ['other_image', isoMedia('mif1', 'avif')],
    ['other_image', text('GIF89a')],
    ['other_image', text('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg">')],
    ['not_an_image', isoMedia('isom', 'mp42')],
    ['not_an_image', text('<!doctype html><html><body>photo.jpg</body>')],
    ['not_an_image', text('PK\u0003\u0004zip')],
    ['not_an_image', text('%PDF-1.7')],
    ['not_an_image', new Uint8Array([0xff, 0xd8])],
    ['not_an_image', new Uint8Array()],
  ])('detects %s', (format, bytes) => {
    expect(sniffFormat(bytes)).toBe(format);
  });
});
