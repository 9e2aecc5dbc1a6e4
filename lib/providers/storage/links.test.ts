import { describe, expect, it } from 'vitest';
import { attachmentDisposition, contentTypeOf } from './download';
import { localStorage } from './local';
import { signFileToken } from './token';

const NOW = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const options = { dir: '/nowhere', secret: 'one secret', baseUrl: 'https://shop.example.com', now: () => NOW };
const storage = localStorage(options);

const tokenOf = async (downloadName?: string) => {
  const url = await storage.signedUrl('books/b.pdf', {
    expiresAt: later(60),
    ...(downloadName !== undefined && { downloadName }),
  });
  expect(url.startsWith('https://shop.example.com/api/files/')).toBe(true);
  return url.slice('https://shop.example.com/api/files/'.length);
};

describe('signed link of the local disk', () => {
  it('carries key, expiry and name', async () => {
    const token = await tokenOf('Книга.pdf');
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(storage.readSignedToken(token, NOW)).toEqual({
      ok: true,
      value: { key: 'books/b.pdf', expiresAt: later(60), downloadName: 'Книга.pdf' },
    });
  });

  it('works until its last second and not after', async () => {
    const token = await tokenOf();
    expect(storage.readSignedToken(token, later(59)).ok).toBe(true);
    expect(storage.readSignedToken(token, later(60))).toEqual({ ok: false, code: 'link_expired' });
  });

  it('is refused when altered in any character', async () => {
    const token = await tokenOf();
    for (let index = 0; index < token.length; index += 1) {
      const altered = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
      // The last character of base64url holds unused bits, so another one may mean the same bytes.
      if (index === token.length - 1) continue;
      expect(storage.readSignedToken(altered, NOW)).toEqual({ ok: false, code: 'link_invalid' });
    }
  });

  it.each(['', '.', 'a.b', 'a.b.c', 'x'.repeat(5000)])('refuses %j', (token) => {
    expect(storage.readSignedToken(token, NOW)).toEqual({ ok: false, code: 'link_invalid' });
  });

  it('is refused under another secret, and an old one stays invalid rather than expired', async () => {
    const token = await tokenOf();
    const other = localStorage({ ...options, secret: 'another secret' });
    expect(other.readSignedToken(token, later(1000))).toEqual({ ok: false, code: 'link_invalid' });
  });

  it('refuses a key outside the folder even when the signature is right', () => {
    const token = signFileToken({ key: '../secret', expiresAt: later(60) }, options.secret);
    expect(storage.readSignedToken(token, NOW)).toEqual({ ok: false, code: 'link_invalid' });
  });
});

describe('headers of a download', () => {
  it('names a file in any script and cannot be broken out of', () => {
    expect(attachmentDisposition('הספר של מאיה.pdf')).toBe(
      `attachment; filename="____ __ ____.pdf"; filename*=UTF-8''${encodeURIComponent('הספר של מאיה.pdf')}`,
    );
    const hostile = attachmentDisposition('a"\r\nSet-Cookie: x=1;/../b.pdf');
    expect(hostile).not.toMatch(/[\r\n/\\]/);
    expect(hostile.match(/"/g)).toHaveLength(2);
    expect(attachmentDisposition('\n')).toContain('filename="download"');
  });

  it('never answers a type that a browser would run', () => {
    expect(contentTypeOf('books/b.pdf')).toBe('application/pdf');
    expect(contentTypeOf('a/b.html')).toBe('application/octet-stream');
    expect(contentTypeOf('a/b.svg')).toBe('application/octet-stream');
    expect(contentTypeOf('noextension')).toBe('application/octet-stream');
  });
});
