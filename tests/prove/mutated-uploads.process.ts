import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { ERRORS, isErrorCode } from '@/lib/platform/errors';
import { generateMutatedUploads } from '@/tests/fixtures/uploads/mutations';

/**
 * Results of a run with many mutated uploads; memory is resident, in megabytes, sampled every `SAMPLE_INTERVAL`
 * uploads.
 */
export type MutatedUploadsResult = {
  readonly outcomes: Readonly<Record<string, number>>;
  /** Uploads with a result other than a picture or a code below 500. */
  readonly wrong: readonly string[];
  readonly memory: readonly number[];
};

const SAMPLE_INTERVAL = 25;
/** The face reader takes a second, so it only reads every n-th accepted picture. */
const FACE_READ_INTERVAL = 12;

/** Processes uploads like `attachPhoto`, in a process with the shop's memory settings: `<uploads> <seed>`. */
const [, , uploads = '0', seed = '1'] = process.argv;
const outcomes: Record<string, number> = {};
const wrong: string[] = [];
const memory: number[] = [];
let done = 0;
for await (const { name, bytes } of generateMutatedUploads(Number(uploads), Number(seed))) {
  // An exception would be a 5xx and ends this process; a code is an expected error.
  const photo = await normalizePhoto(bytes);
  const read = photo.ok && (outcomes.ok ?? 0) % FACE_READ_INTERVAL === 0 ? await readFace(photo.value.jpeg) : null;
  for (const result of [photo, read]) {
    if (result && !result.ok && (!isErrorCode(result.code) || ERRORS[result.code].status >= 500)) wrong.push(name);
  }
  const outcome = photo.ok ? 'ok' : photo.code;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  done += 1;
  if (done % SAMPLE_INTERVAL > 0) continue;
  globalThis.gc?.();
  memory.push(process.memoryUsage().rss / 1024 ** 2);
}
await closeFaceReader();
process.stdout.write(`\n${JSON.stringify({ outcomes, wrong, memory } satisfies MutatedUploadsResult)}\n`);
