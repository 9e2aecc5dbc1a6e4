import { createCipheriv, createDecipheriv, createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import { BackupError } from '../backup-error';

// A file is a header and frames. The header: magic, salt, key check. A frame: one byte that is 1 for the last one, the
// length of its text in four bytes, the encrypted text, its tag.

const MAGIC = Buffer.from('GIBORI-BACKUP-1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const FRAME_BYTES = 1024 ** 2;
const FRAME_HEADER_BYTES = 5;
const TAG_BYTES = 16;
const MIN_KEY_LENGTH = 32;
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 } as const;

/** Of one file: its salt is its own, so that a counter is enough for a nonce. */
function deriveKey(secret: string, salt: Uint8Array) {
  if (secret.length < MIN_KEY_LENGTH) {
    throw new BackupError(`BACKUP_KEY must have at least ${MIN_KEY_LENGTH} characters: see docs/operations.md.`);
  }
  const bytes = scryptSync(secret, salt, 64, SCRYPT);
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

const getNonce = (counter: number): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(counter), 4);
  return nonce;
};

/** Binds a frame to its file and to being the last one or not. */
const getAdditionalData = (header: Buffer, isLast: boolean): Buffer =>
  Buffer.concat([createHash('sha256').update(header).digest(), Buffer.from([isLast ? 1 : 0])]);

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Cuts into blocks of one size; the last one may be shorter, or empty. */
async function* cut(chunks: Chunks): AsyncGenerator<{ readonly block: Buffer; readonly isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length <= FRAME_BYTES) continue;
    let all = Buffer.concat(parts);
    for (; all.length > FRAME_BYTES; all = all.subarray(FRAME_BYTES)) {
      yield { block: all.subarray(0, FRAME_BYTES), isLast: false };
    }
    parts = [Buffer.from(all)];
    length = all.length;
  }
  yield { block: Buffer.concat(parts), isLast: true };
}

/**
 * Encrypts (AES-256-GCM) and authenticates a stream of any length in a memory of some frames. `salt` are 16 random
 * bytes, never used twice.
 */
export async function* encryptFrames(chunks: Chunks, secret: string, salt: Uint8Array): AsyncGenerator<Buffer> {
  const { key, check } = deriveKey(secret, salt);
  const header = Buffer.concat([MAGIC, salt, check]);
  yield header;
  let counter = 0;
  for await (const { block, isLast } of cut(chunks)) {
    const cipher = createCipheriv('aes-256-gcm', key, getNonce(counter)).setAAD(getAdditionalData(header, isLast));
    const text = Buffer.concat([cipher.update(block), cipher.final()]);
    const start = Buffer.alloc(FRAME_HEADER_BYTES);
    start.writeUInt8(isLast ? 1 : 0, 0);
    start.writeUInt32BE(text.length, 1);
    yield Buffer.concat([start, text, cipher.getAuthTag()]);
    counter += 1;
  }
}

/** Reads exact numbers of bytes from chunks of any size. */
function createReader(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    /** As many bytes, or fewer at the end of the file. */
    async read(count: number): Promise<Buffer> {
      const parts: Buffer[] = [rest];
      let length = rest.length;
      while (length < count) {
        const next = await iterator.next();
        if (next.done) break;
        parts.push(Buffer.from(next.value));
        length += next.value.length;
      }
      const all = Buffer.concat(parts);
      rest = all.subarray(count);
      return all.subarray(0, count);
    },
    close: () => iterator.return?.(),
  };
}

function readHeader(header: Buffer, secret: string): Buffer {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupError('This file is no backup of the shop.');
  }
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const { key, check } = deriveKey(secret, salt);
  if (!timingSafeEqual(check, header.subarray(HEADER_BYTES - CHECK_BYTES))) {
    throw new BackupError('BACKUP_KEY is not the key of this backup.');
  }
  return key;
}

const TRUNCATED = 'The backup is cut short: its end is missing.';

type Reader = ReturnType<typeof createReader>;

async function readFrame(reader: Reader, key: Buffer, header: Buffer, counter: number) {
  const start = await reader.read(FRAME_HEADER_BYTES);
  if (start.length < FRAME_HEADER_BYTES) throw new BackupError(TRUNCATED);
  const isLast = start.readUInt8(0) === 1;
  const length = start.readUInt32BE(1);
  if (length > FRAME_BYTES) throw new BackupError('The backup was changed or damaged.');
  const text = await reader.read(length + TAG_BYTES);
  if (text.length < length + TAG_BYTES) throw new BackupError(TRUNCATED);
  const decipher = createDecipheriv('aes-256-gcm', key, getNonce(counter), { authTagLength: TAG_BYTES })
    .setAAD(getAdditionalData(header, isLast))
    .setAuthTag(text.subarray(length));
  try {
    return { block: Buffer.concat([decipher.update(text.subarray(0, length)), decipher.final()]), isLast };
  } catch {
    throw new BackupError('The backup was changed or damaged.');
  }
}

/**
 * Decrypts what `encryptFrames` wrote; no byte leaves before its frame is authenticated.
 * @throws BackupError for another key, and for a file that is truncated, altered or reordered
 */
export async function* decryptFrames(chunks: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const reader = createReader(chunks);
  try {
    const header = await reader.read(HEADER_BYTES);
    const key = readHeader(header, secret);
    for (let counter = 0; ; counter += 1) {
      const { block, isLast } = await readFrame(reader, key, header, counter);
      yield block;
      if (isLast) break;
    }
    if ((await reader.read(1)).length > 0) throw new BackupError('The backup was changed: something follows its end.');
  } finally {
    await reader.close();
  }
}
