import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader, normalisePhoto, readFace } from '@/lib/photos/server';
import { ERRORS, isErrorCode } from '@/lib/platform/errors';
import { mutatedUploads } from '@/tests/fixtures/uploads/mutations';

afterAll(closeFaceReader);

const UPLOADS = 1000;
/** By then the decoders, their thread and the allocator have what they keep. */
const WARM_UP = 250;
/** Resident memory at the end may be this much over that after the warm-up. */
const MARGIN_MB = 64;
/** The face reader takes a second: it looks at each so manieth picture that is taken. */
const LOOK_AT = 12;

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 ** 2;
};

describe('issue "Bad input": 1,000 mutated uploads', () => {
  it('each is taken or refused with a code, and memory stays', async () => {
    const outcomes = new Map<string, number>();
    const wrong: string[] = [];
    const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    let [done, warm, most] = [0, 0, 0];
    for await (const { name, bytes } of mutatedUploads(UPLOADS, 20_261_121)) {
      // An exception would be a 5xx; a code is a refusal that the parent can read.
      const photo = await normalisePhoto(bytes);
      const taken = photo.ok ? (outcomes.get('ok') ?? 0) : -1;
      const read = photo.ok && taken % LOOK_AT === 0 ? await readFace(photo.value.jpeg) : null;
      for (const result of [photo, read]) {
        if (result && !result.ok && (!isErrorCode(result.code) || ERRORS[result.code].status >= 500)) wrong.push(name);
      }
      note(photo.ok ? 'ok' : photo.code);
      done += 1;
      if (done === WARM_UP) warm = megabytes();
      if (done > WARM_UP && done % 50 === 0) most = Math.max(most, megabytes());
    }
    const end = megabytes();
    console.info({ ...Object.fromEntries(outcomes), warm, end, most });
    expect(wrong).toEqual([]);
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(UPLOADS);
    expect(outcomes.size).toBeGreaterThan(4);
    expect(end - warm).toBeLessThan(MARGIN_MB);
  }, 1_800_000);
});
