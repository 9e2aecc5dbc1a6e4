import { afterAll, describe, expect, it } from 'vitest';
import { type ReadRelative, relativeFromReading, TONES } from '@/lib/illustrator';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { readChildPhoto } from '@/tests/fixtures/children/children';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';

afterAll(closeFaceReader);

async function read(bytes: Uint8Array): Promise<ReadRelative> {
  const photo = await normalizePhoto(bytes);
  if (!photo.ok) throw new Error(photo.code);
  const reading = await readFace(photo.value.jpeg);
  if (!reading.ok) throw new Error(reading.code);
  return relativeFromReading(reading.value);
}

const nameOf = (trait: 'hairColor' | 'eyeColor', hex: string | undefined) =>
  TONES[trait].find((tone) => tone.hex === hex)?.name;

describe('§10 family: a photo of a grown-up, through the reader of the device', () => {
  it('reads the grown-up of the fixtures: brown hair, brown eyes, no glasses', async () => {
    const { looks, unsure } = await read(readPortrait(HEAD_PORTRAIT));
    expect(unsure).not.toContain('skin');
    expect(['lightBrown', 'brownHair']).toContain(nameOf('hairColor', looks.hairColor));
    expect(['brownEyes', 'hazel']).toContain(nameOf('eyeColor', looks.eyeColor));
    expect(looks.glasses).toBe('none');
  });

  // The fixtures have one grown-up, so that children stand for others. Nobody's hair is grey among them: these are read
  // with the least colour, or the lightest.
  it.each([
    ['A103.jpg', 'black'],
    ['A201.jpg', null],
    ['A210.jpg', null],
    ['D109.jpg', null],
    ['D209.jpg', 'darkBlond'],
  ] as const)('never makes grey hair of a child’s: %s', async (file, tone) => {
    const { looks, unsure } = await read(readChildPhoto(file));
    expect(nameOf('hairColor', looks.hairColor) ?? null).toBe(tone);
    expect([looks.hairColor === undefined, unsure.includes('hairColor')]).toEqual([tone === null, tone === null]);
  });
});
