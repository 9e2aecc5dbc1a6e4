import { describe, expect, it } from 'vitest';
import type { ReadingOutcome, ReadPhoto } from '@/components/photo/reading/read-photo';
import { defaultCharacter } from '@/lib/illustrator';
import { createClassReader } from './send-class-photo';

const HERO = { ...defaultCharacter({ age: 5, gender: 'girl' }), candidates: [] };
const REQUEST = { file: new Blob(['photo']), crop: null, child: { age: 5, gender: 'girl' }, key: 'photo' } as const;

/** A device that answers in this order; resolves to the answers of as many photos, and how often it was asked. */
async function readAll(...answers: readonly ReadingOutcome[]) {
  let asked = 0;
  const device: ReadPhoto = async () => answers[asked++] ?? null;
  const read = createClassReader(device);
  const outcomes: ReadingOutcome[] = [];
  for (const _ of answers) outcomes.push(await read(REQUEST));
  return { asked, outcomes };
}

describe('a class on a device that cannot read its photos', () => {
  it('is not tried again after two photos in a row', async () => {
    expect(await readAll(null, null, HERO, HERO)).toEqual({ asked: 2, outcomes: [null, null, null, null] });
  });

  it('goes on after a single photo that it could not read, or that cannot be used', async () => {
    const answers = [null, HERO, null, 'photo_no_face', null, HERO] as const;
    expect(await readAll(...answers)).toEqual({ asked: 6, outcomes: [...answers] });
  });
});
