import { describe, expect, it } from 'vitest';
import { formatContentDisposition, getContentType } from './download';
import { createLocalStorage } from './local';
import { createFileToken } from './token';

const NOW = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const options = { dir: '/nowhere', secret: 'one secret', baseUrl: 'https://shop.example.com', now: () => NOW };
const storage = createLocalStorage(options);

const createToken = async (downloadName?: string) => {
  const url = await storage.signedUrl('books/b.pdf', {
    expiresAt: later(60),
    ...(downloadName !== undefined && { downloadName }),
  });
  expect(url.startsWith('https://shop.example.com/api/files/')).toBe(true);
  return url.slice('https://shop.example.com/api/files/'.length);
};

describe('signed link of the local disk', () => {
  it('contains key, expiry and name', async () => {
    const token = await createToken('Книга.pdf');
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(storage.readSignedToken(token, NOW)).toEqual({
      ok: true,
      value: { key: 'books/b.pdf', expiresAt: later(60), downloadName: 'Книга.pdf' },
    });
  });

  it('works until its last second and not after', async () => {
    const token = await createToken();
    expect(storage.readSignedToken(token, later(59)).ok).toBe(true);
    expect(storage.readSignedToken(token, later(60))).toEqual({ ok: false, code: 'link_expired' });
  });

  it('is rejected when any character is changed', async () => {
    const token = await createToken();
    for (let index = 0; index < token.length; index += 1) {
      const altered = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
      // The last character of base64url has unused bits, so a different one may decode to the same bytes.
      if (index === token.length - 1) continue;
      expect(storage.readSignedToken(altered, NOW)).toEqual({ ok: false, code: 'link_invalid' });
    }
  });

  it.each(['', '.', 'a.b', 'a.b.c', 'x'.repeat(5000)])('rejects %j', (token) => {
    expect(storage.readSignedToken(token, NOW)).toEqual({ ok: false, code: 'link_invalid' });
  });

  it('is rejected under another secret, and an old one is invalid rather than expired', async () => {
    const token = await createToken();
    const other = createLocalStorage({ ...options, secret: 'another secret' });
    expect(other.readSignedToken(token, later(1000))).toEqual({ ok: false, code: 'link_invalid' });
  });

  it('rejects a key outside the folder even with a valid signature', () => {
    const token = createFileToken({ key: '../secret', expiresAt: later(60) }, options.secret);
    expect(storage.readSignedToken(token, NOW)).toEqual({ ok: false, code: 'link_invalid' });
  });
});

describe('headers of a download', () => {
  it('names a file in any script and cannot be injected into', () => {
    expect(formatContentDisposition('הספר של מאיה.pdf')).toBe(
      `attachment; filename="____ __ ____.pdf"; filename*=UTF-8''${encodeURIComponent('הספר של מאיה.pdf')}`,
    );
    const hostile = formatContentDisposition('a"\r\nSet-Cookie: x=1;/../b.pdf');
    expect(hostile).not.toMatch(/[\r\n/\\]/);
    expect(hostile.match(/"/g)).toHaveLength(2);
    expect(formatContentDisposition('\n')).toContain('filename="download"');
  });

  it('never uses a type that a browser would run', () => {
    expect(getContentType('books/b.pdf')).toBe('application/pdf');
    expect(getContentType('a/b.html')).toBe('application/octet-stream');
    expect(getContentType('a/b.svg')).toBe('application/octet-stream');
    expect(getContentType('noextension')).toBe('application/octet-stream');
  });
});
