import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '@/tests/fixtures/s3-server';
import { createLocalStorage } from './local';
import { ObjectNotFound, type StoragePort } from './port';
import { createS3Storage } from './s3';
import { startFakeS3 } from './testing/fake-s3';

const NOW = new Date('2026-11-21T09:00:00Z');
const now = () => NOW;
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const WEEK = 7 * 24 * 60 * 60;

type Subject = { readonly storage: StoragePort; readonly stop: () => Promise<void> };

async function startLocal(): Promise<Subject> {
  const dir = await mkdtemp(join(tmpdir(), 'storage-'));
  return {
    storage: createLocalStorage({ dir, secret: 'a secret of the test', baseUrl: 'https://shop.example.com', now }),
    stop: () => rm(dir, { recursive: true }),
  };
}

async function startS3(): Promise<Subject> {
  const standIn = await startFakeS3();
  const storage = createS3Storage({
    endpoint: standIn.endpoint,
    region: 'eu-central-1',
    bucket: 'books',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    forcePathStyle: true,
    now,
  });
  return {
    storage,
    stop: async () => {
      await standIn.close();
    },
  };
}

describe.each([
  ['local disk', startLocal],
  ['S3', startS3],
  ['an S3-compatible server', () => startS3Server(now)],
])('storage on %s', (_name, start) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.stop());
  const storage = () => subject.storage;

  it('returns the stored bytes', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await storage().put('photos/one.jpg', bytes, 'image/jpeg');
    expect(Buffer.from(await storage().get('photos/one.jpg')).equals(Buffer.from(bytes))).toBe(true);
  });

  it('replaces an object as a whole', async () => {
    await storage().put('books/b.pdf', new Uint8Array(5000), 'application/pdf');
    await storage().put('books/b.pdf', new TextEncoder().encode('new'), 'application/pdf');
    expect(new TextDecoder().decode(await storage().get('books/b.pdf'))).toBe('new');
  });

  it('stores an empty object', async () => {
    await storage().put('empty.zip', new Uint8Array(), 'application/zip');
    expect(await storage().get('empty.zip')).toHaveLength(0);
    expect(await storage().exists('empty.zip')).toBe(true);
  });

  it('rejects with ObjectNotFound when the key is empty', async () => {
    await expect(storage().get('photos/absent.jpg')).rejects.toBeInstanceOf(ObjectNotFound);
    expect(await storage().exists('photos/absent.jpg')).toBe(false);
  });

  it('does not treat a folder as an object', async () => {
    await storage().put('folder/in.jpg', new Uint8Array([1]), 'image/jpeg');
    await expect(storage().get('folder')).rejects.toBeInstanceOf(ObjectNotFound);
    expect(await storage().exists('folder')).toBe(false);
    await storage().delete('folder');
    expect(await storage().exists('folder/in.jpg')).toBe(true);
    await expect(storage().get('folder/in.jpg/deeper')).rejects.toBeInstanceOf(ObjectNotFound);
  });

  it('deletes, and deleting again is not an error', async () => {
    await storage().put('photos/two.jpg', new Uint8Array([1]), 'image/jpeg');
    await storage().delete('photos/two.jpg');
    await storage().delete('photos/two.jpg');
    expect(await storage().exists('photos/two.jpg')).toBe(false);
  });

  it('streams an object, whole or a part of it, and returns its size', async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
    await storage().put('books/long.pdf', bytes, 'application/pdf');
    const read = async (range?: { start: number; end: number }) =>
      Buffer.from(await new Response(await storage().stream('books/long.pdf', range)).arrayBuffer());
    expect(await storage().size('books/long.pdf')).toBe(bytes.length);
    expect((await read()).equals(Buffer.from(bytes))).toBe(true);
    expect((await read({ start: 70_000, end: 70_009 })).equals(Buffer.from(bytes.subarray(70_000, 70_010)))).toBe(true);
    await expect(storage().stream('books/absent.pdf')).rejects.toBeInstanceOf(ObjectNotFound);
    await expect(storage().size('books/absent.pdf')).rejects.toBeInstanceOf(ObjectNotFound);
  });

  it('lists all objects under a prefix, across pages', async () => {
    // Some stores keep whole seconds.
    const before = Date.now() - 1000;
    for (const name of ['a', 'b', 'c']) await storage().put(`faces/${name}.face`, new Uint8Array([1]), 'image/jpeg');
    const found: { key: string; storedAt: Date }[] = [];
    for await (const one of storage().list('faces/')) found.push(one);
    expect(found.map(({ key }) => key).sort()).toEqual(['faces/a.face', 'faces/b.face', 'faces/c.face']);
    for (const { storedAt } of found) {
      expect(storedAt.getTime()).toBeGreaterThan(before);
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now());
    }
    const none: unknown[] = [];
    for await (const one of storage().list('nothing/')) none.push(one);
    expect(none).toEqual([]);
  });

  it.each(['../x', 'a/../b', '/etc/passwd', 'a//b', 'A/b', '.hidden', 'a/.part', 'a\\b', 'a\0b', '', 'a/', 'é'])(
    'rejects the key %j everywhere',
    async (key) => {
      await expect(storage().put(key, new Uint8Array(), 'image/png')).rejects.toThrow(RangeError);
      await expect(storage().get(key)).rejects.toThrow(RangeError);
      await expect(storage().delete(key)).rejects.toThrow(RangeError);
      await expect(storage().exists(key)).rejects.toThrow(RangeError);
      await expect(storage().signedUrl(key, { expiresAt: inSeconds(60) })).rejects.toThrow(RangeError);
    },
  );

  it('§4 download: a link works for at most seven days and never for none', async () => {
    const link = (seconds: number) => storage().signedUrl('photos/one.jpg', { expiresAt: inSeconds(seconds) });
    expect(new URL(await link(WEEK)).protocol).toMatch(/^https?:$/);
    await expect(link(WEEK + 1)).rejects.toThrow(RangeError);
    await expect(link(0)).rejects.toThrow(RangeError);
    await expect(storage().signedUrl('photos/one.jpg', { expiresAt: new Date(Number.NaN) })).rejects.toThrow(
      RangeError,
    );
  });
});

describe('local disk', () => {
  it('leaves no temporary file behind, even with parallel writes of one key', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'storage-'));
    const storage = createLocalStorage({ dir, secret: 's', baseUrl: 'https://shop.example.com' });
    const versions = Array.from({ length: 20 }, (_, index) => new Uint8Array(20_000).fill(index));
    await Promise.all(versions.map((bytes) => storage.put('books/same.pdf', bytes, 'application/pdf')));
    const kept = await storage.get('books/same.pdf');
    expect(kept).toHaveLength(20_000);
    expect(new Set(kept).size).toBe(1);
    expect(await readdir(join(dir, 'books'))).toEqual(['same.pdf']);
    await rm(dir, { recursive: true });
  });
});

describe('local disk after a crash', () => {
  it('an interrupted write leaves no object, and its file is removed once it is old', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'storage-'));
    const storage = createLocalStorage({ dir, secret: 's', baseUrl: '' });
    await storage.put('photos/one.jpg', new Uint8Array([1]), 'image/jpeg');
    await writeFile(join(dir, 'photos', '.1f3c.part'), 'half a photo');
    const keys: string[] = [];
    for await (const { key } of storage.list('photos/')) keys.push(key);
    expect(keys).toEqual(['photos/one.jpg']);
    expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(0);
    expect(await storage.tidy(new Date(Date.now() + 60_000))).toBe(1);
    expect(await readdir(join(dir, 'photos'))).toEqual(['one.jpg']);
    await rm(dir, { recursive: true });
  });
});

describe('S3', () => {
  it.each(['AES256', 'aws:kms'] as const)('requests encryption at rest: %s', async (encryption) => {
    const standIn = await startFakeS3();
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    const { endpoint } = standIn;
    const place = { endpoint, region: 'eu-central-1', bucket: 'books', credentials, forcePathStyle: true };
    await createS3Storage({ ...place, encryption }).put('photos/a.jpg', new Uint8Array([1]), 'image/jpeg');
    expect(standIn.encryptionAt('/books/photos/a.jpg')).toBe(encryption);
    await standIn.close();
  });

  it('stores the content type and serves a presigned link under the download name', async () => {
    const standIn = await startFakeS3();
    const storage = createS3Storage({
      endpoint: standIn.endpoint,
      region: 'eu-central-1',
      bucket: 'books',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      forcePathStyle: true,
      now,
    });
    await storage.put('orders/a.pdf', new TextEncoder().encode('%PDF'), 'application/pdf');
    expect(standIn.contentTypeAt('/books/orders/a.pdf')).toBe('application/pdf');

    const url = await storage.signedUrl('orders/a.pdf', { expiresAt: inSeconds(3600), downloadName: 'הספר.pdf' });
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(new URL(url).searchParams.get('X-Amz-Date')).toBe('20261121T090000Z');
    const response = await fetch(url);
    expect(await response.text()).toBe('%PDF');
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('הספר.pdf'));

    const unsigned = await fetch(`${standIn.endpoint}/books/orders/a.pdf`);
    expect(unsigned.status).toBe(403);
    await standIn.close();
  });
});
