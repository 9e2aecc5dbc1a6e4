import { afterAll, describe, expect, it } from 'vitest';
import { type ReadRelative, relativeFromReading, TONES } from '@/lib/illustrator';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
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
    expect(['brownHair', 'lightBrown', 'darkBrownHair', undefined]).toContain(nameOf('hairColor', looks.hairColor));
    expect(['brownEyes', 'darkBrownEyes', 'hazel', undefined]).toContain(nameOf('eyeColor', looks.eyeColor));
  });

  // The fixtures have one grown-up. Nobody's hair is grey among the children, whose black and blond hair looks most like it.
  const FILES = ['A103.jpg'] as const;
  it.each(FILES)('never makes grey hair of a child’s: %s', async (file) => {
    const child = listChildren().find((one) => one.file === file);
    const { looks } = await read(readChildPhoto(file));
    expect([child?.hairColor, nameOf('hairColor', looks.hairColor)]).not.toContain('grey');
  });
});
