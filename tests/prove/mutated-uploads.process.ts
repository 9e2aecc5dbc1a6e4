import { closeFaceReader, normalisePhoto, readFace } from '@/lib/photos/server';
import { ERRORS, isErrorCode } from '@/lib/platform/errors';
import { mutatedUploads } from '@/tests/fixtures/uploads/mutations';

/** What one run of many mutated uploads did; memory is resident, in megabytes, every `EACH` uploads. */
export type UploadsRun = {
  readonly outcomes: Readonly<Record<string, number>>;
  /** Uploads answered otherwise than with a picture or a code below 500. */
  readonly wrong: readonly string[];
  readonly memory: readonly number[];
};

const EACH = 25;
/** The face reader takes a second: it looks at each so manieth picture that is taken. */
const LOOK_AT = 12;

/** As `attachPhoto` does it, in a process with the shop's own memory settings: `<uploads> <seed>`. */
const [, , uploads = '0', seed = '1'] = process.argv;
const outcomes: Record<string, number> = {};
const wrong: string[] = [];
const memory: number[] = [];
let done = 0;
for await (const { name, bytes } of mutatedUploads(Number(uploads), Number(seed))) {
  // An exception would be a 5xx and ends this process; a code is a refusal that the parent can read.
  const photo = await normalisePhoto(bytes);
  const read = photo.ok && (outcomes.ok ?? 0) % LOOK_AT === 0 ? await readFace(photo.value.jpeg) : null;
  for (const result of [photo, read]) {
    if (result && !result.ok && (!isErrorCode(result.code) || ERRORS[result.code].status >= 500)) wrong.push(name);
  }
  const outcome = photo.ok ? 'ok' : photo.code;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  done += 1;
  if (done % EACH > 0) continue;
  globalThis.gc?.();
  memory.push(process.memoryUsage().rss / 1024 ** 2);
}
await closeFaceReader();
process.stdout.write(`\n${JSON.stringify({ outcomes, wrong, memory } satisfies UploadsRun)}\n`);
