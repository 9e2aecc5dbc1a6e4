import { z } from 'zod';
import { BackupError } from '../backup-error';

// What the frames hold: records of one byte for the kind, four for the length, and the content.

const manifest = z.object({
  kind: z.literal('manifest'),
  createdAt: z.coerce.date(),
  /** The names of the database's migrations, in their order. */
  migrations: z.array(z.string()),
  /** The version of the queue's own tables. */
  queueVersion: z.number(),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
});
const table = z.object({
  kind: z.literal('table'),
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});
/** All tables were there; objects follow. */
const databaseEnd = z.object({ kind: z.literal('databaseEnd'), tables: z.number() });
const object = z.object({ kind: z.literal('object'), key: z.string() });
/** The end of a table's or an object's data. */
const dataEnd = z.object({ kind: z.literal('dataEnd') });
const end = z.object({ kind: z.literal('end'), objects: z.number(), missing: z.number() });
const entry = z.discriminatedUnion('kind', [manifest, table, databaseEnd, object, dataEnd, end]);

export type Manifest = z.infer<typeof manifest>;
export type TableEntry = z.infer<typeof table>;
type Entry = z.infer<typeof entry>;
export type BackupRecord = Entry | { readonly kind: 'data'; readonly bytes: Buffer };

const ENTRY = 0;
const DATA = 1;
const HEADER_BYTES = 5;

function encode(kind: number, content: Uint8Array): Buffer {
  const start = Buffer.alloc(HEADER_BYTES);
  start.writeUInt8(kind, 0);
  start.writeUInt32BE(content.length, 1);
  return Buffer.concat([start, content]);
}

export const encodeEntry = (content: Entry): Buffer => encode(ENTRY, Buffer.from(JSON.stringify(content)));
export const encodeData = (bytes: Uint8Array): Buffer => encode(DATA, bytes);

function decode(kind: number, content: Buffer): BackupRecord {
  if (kind === DATA) return { kind: 'data', bytes: content };
  const parsed = kind === ENTRY ? entry.safeParse(JSON.parse(content.toString())) : undefined;
  if (!parsed?.success) throw new BackupError('The backup was written by another version of this command.');
  return parsed.data;
}

/** Splits the decrypted bytes into records. */
export async function* decodeRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = HEADER_BYTES;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    let rest = Buffer.concat(parts);
    for (;;) {
      wanted = rest.length < HEADER_BYTES ? HEADER_BYTES : HEADER_BYTES + rest.readUInt32BE(1);
      if (rest.length < wanted || rest.length < HEADER_BYTES) break;
      yield decode(rest.readUInt8(0), rest.subarray(HEADER_BYTES, wanted));
      rest = rest.subarray(wanted);
    }
    parts = [rest];
    length = rest.length;
  }
  if (length > 0) throw new BackupError('The backup ends within a record.');
}
