import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { findSecrets, type Secrets } from './find-secrets';
import { WORKER_TIMEOUT } from './timeouts';

type Span = { readonly name: string; readonly endTimeUnixNano: string };
type Body = {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: readonly { readonly value: { readonly stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

const dataDir = process.env.TEST_DATA_DIR ?? '';
const shopDir = process.env.TEST_SHOP_DIR ?? '';
const TRACES = path.join(shopDir, 'traces.jsonl');

const listFolder = (folder: string): readonly string[] => readdirSync(folder).map((name) => path.join(folder, name));

/** Every log file of the test shop and, unless it is somebody else's, of its database server. */
const listLogFiles = (): readonly string[] => [
  ...listFolder(path.join(shopDir, 'logs')),
  ...(process.env.DATABASE_URL ? [] : listFolder(path.join(dataDir, 'logs'))),
];

type LogLine = Readonly<Record<string, unknown>>;

const toLine = (text: string): readonly LogLine[] => {
  try {
    return [JSON.parse(text) as LogLine];
  } catch {
    return [];
  }
};

/** The line of the web process's log with the id that an error screen shows; waits for it. */
export async function waitForErrorLine(errorId: string): Promise<LogLine> {
  let found: LogLine | undefined;
  const read = () => {
    const lines = readFileSync(path.join(shopDir, 'logs', 'web.log'), 'utf8')
      .split('\n')
      .flatMap(toLine);
    found = lines.find((line) => line.errorId === errorId);
    return found !== undefined;
  };
  await expect.poll(read, { message: `${errorId} in web.log` }).toBe(true);
  return found as LogLine;
}

/** The spans that both processes have sent. */
function readSpans(): readonly (Span & { readonly service: string })[] {
  const bodies = readFileSync(TRACES, 'utf8').trim().split('\n');
  return bodies
    .flatMap((line) => (line ? ((JSON.parse(line) as Body).resourceSpans ?? []) : []))
    .flatMap(({ resource, scopeSpans }) => {
      const services = resource.attributes.map(({ value }) => value.stringValue ?? '');
      const service = services.find((name) => name.startsWith('gibori-')) ?? '';
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
    });
}

/**
 * Waits until the spans of everything that has happened are written: they are sent in batches, oldest first. The worker
 * has something to do at least once a minute.
 */
async function waitForTraces(request: APIRequestContext): Promise<void> {
  const now = BigInt(Date.now()) * 1_000_000n;
  expect((await request.get('/api/health')).status()).toBe(200);
  const isSent = () =>
    readSpans().some(({ name, endTimeUnixNano }) => name === 'GET /api/health' && BigInt(endTimeUnixNano) >= now);
  await expect.poll(isSent).toBe(true);
  const listServices = () => [...new Set(readSpans().map(({ service }) => service))].sort();
  await expect.poll(listServices, { timeout: WORKER_TIMEOUT }).toEqual(['gibori-web', 'gibori-worker']);
}

const CHUNK_BYTES = 1024 ** 2;

/** A file in parts of whole lines, because the traces of many tests are long. */
function* readInParts(file: string): Generator<Buffer> {
  const content = readFileSync(file);
  for (let from = 0; from < content.length; ) {
    const end = content.indexOf('\n', Math.min(from + CHUNK_BYTES, content.length));
    const to = end < 0 ? content.length : end + 1;
    yield content.subarray(from, to);
    from = to;
  }
}

/**
 * Searches everything that the test shop has written about its work: the logs of web, worker and database, and the
 * traces, which hold no ids either. Fails with the names of the secrets that are in them.
 */
export async function expectNothingRecorded(request: APIRequestContext, secrets: Secrets, ids: Secrets): Promise<void> {
  await waitForTraces(request);
  const files = [...listLogFiles(), TRACES];
  expect(files.map((file) => path.basename(file))).toEqual(expect.arrayContaining(['web.log', 'worker.log']));
  const found = files.flatMap((file) =>
    [...readInParts(file)]
      .flatMap((part) => findSecrets(part, file === TRACES ? { ...secrets, ...ids } : secrets))
      .map((name) => `${name} in ${path.basename(file)}`),
  );
  expect([...new Set(found)]).toEqual([]);
}
