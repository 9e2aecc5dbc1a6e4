import { afterAll, describe, expect, it } from 'vitest';
import { characterFromReading } from '@/lib/illustrator';
import { MIN_CONFIDENCE } from '@/lib/illustrator/character/from-photo/character';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { type Degradation, degrade } from '@/tests/likeness/degrade';
import { hexToCielab } from './cielab';
import { getHairClass, getSkinError, SKIN_TOLERANCE } from './classes';
import { measurePaintedSkin } from './painted-skin';

afterAll(closeFaceReader);

async function readPhoto(file: string) {
  const child = listChildren().find((one) => one.file === file);
  if (!child) throw new Error(`no child ${file}`);
  const photo = await normalizePhoto(readChildPhoto(file));
  if (!photo.ok) throw new Error(photo.code);
  const reading = await readFace(photo.value.jpeg);
  if (!reading.ok) throw new Error(reading.code);
  const { character, unsure } = characterFromReading(reading.value, child);
  return { child, reading: reading.value, character, unsure };
}

function truthOf({ file, skinColor }: LabelledChild): string {
  if (!skinColor) throw new Error(`no skin of ${file}`);
  return skinColor;
}

const known = new Map<string, ReturnType<typeof readPhoto>>();

/** What the shop reads and draws from the photo of one of the forty children, once for all tests. */
function readChild(file: string) {
  const read = known.get(file) ?? readPhoto(file);
  known.set(file, read);
  return read;
}

const knownSkins = new Map<string, Promise<string>>();

/** The skin of a child's finished portrait, measured once for all tests. */
async function measureSkin(file: string): Promise<string> {
  const skin = knownSkins.get(file) ?? measurePaintedSkin((await readChild(file)).character);
  knownSkins.set(file, skin);
  return skin;
}

/** The same child in a degraded copy of the photo as well. */
async function readCopy(file: string, how: Degradation) {
  const { reading } = await readChild(file);
  const copy = await readFace(await degrade({ jpeg: readChildPhoto(file), box: reading.box }, how));
  if (!copy.ok) throw new Error(copy.code);
  return { reading, copy: copy.value };
}

// The first reading loads the models; the whole forty belong to `npm run bench likeness`.
describe('children of the fixtures', () => {
  it.each([
    // Its skin shines in blue light.
    ['A207.jpg', 5],
    ['C204.jpg', SKIN_TOLERANCE],
    ['E205.jpg', SKIN_TOLERANCE],
    ['E209.jpg', SKIN_TOLERANCE],
  ])('paints the very dark skin of %s at most %d L* lighter than it is, and no glasses', async (file, most) => {
    const { child, character } = await readChild(file);
    expect(getSkinError(await measureSkin(file), truthOf(child))).toBeLessThan(most);
    expect(character.glasses).toBe('none');
  });

  it.each(['C102.jpg', 'B109.jpg', 'D209.jpg', 'E507.jpg'])(
    'paints the skin of %s, in the shade, no darker than it is',
    async (file) => {
      const { child } = await readChild(file);
      expect(getSkinError(await measureSkin(file), truthOf(child))).toBeGreaterThan(-SKIN_TOLERANCE);
    },
  );

  it.each(['A207.jpg', 'C204.jpg', 'A201.jpg', 'D101.jpg', 'B212.jpg'])(
    'paints the skin of %s as light as the photo shows it',
    async (file) => {
      const { reading } = await readChild(file);
      const [painted, read] = [await measureSkin(file), reading.skin.value].map((hex) => hexToCielab(hex)[0]);
      expect(Math.abs((painted ?? 0) - (read ?? 0))).toBeLessThan(3);
    },
  );

  it.each(['C210.jpg', 'B101.jpg', 'B207.jpg', 'C212.jpg', 'D109.jpg'])('reads the hair of %s', async (file) => {
    const { child, reading, character } = await readChild(file);
    expect(getHairClass(reading, character.hairStyle)).toBe(child.hair);
    expect(reading.curl.value).toBe(child.texture);
  });

  it.each([
    ['A204.jpg', 'bright'],
    ['C210.jpg', 'bright'],
    ['C109.jpg', 'cool'],
    ['D109.jpg', 'bright'],
    ['A002.jpg', 'dark'],
    ['A201.jpg', 'warm'],
  ] as const)('reads the skin of %s in a %s copy as in the photo, give or take 8 L*', async (file, how) => {
    const { reading, copy } = await readCopy(file, how);
    const [own = 0, other = 0] = [reading, copy].map(({ skin }) => hexToCielab(skin.value)[0]);
    expect(Math.abs(other - own)).toBeLessThan(8);
  });

  it('doubts skin in a photo that is too dark to tell', async () => {
    const { reading, copy } = await readCopy('C109.jpg', 'dark');
    expect(copy.skin.confidence).toBeLessThan(MIN_CONFIDENCE);
    expect(reading.skin.confidence).toBeGreaterThan(MIN_CONFIDENCE);
  });

  it.each([
    ['A101.jpg', true],
    ['A111.jpg', true],
    ['E507.jpg', true],
    ['A207.jpg', false],
    ['E500.jpg', false],
    ['C212.jpg', false],
  ])('tells whether the eyes of %s are blue, green or grey (%s), also in warm light', async (file, light) => {
    const { reading, copy } = await readCopy(file, 'warm');
    expect([reading.lightEyes?.value, copy.lightEyes?.value]).toEqual([light, light]);
  });

  it('has a photo of every labelled child', () => {
    for (const { file } of listChildren()) expect(readChildPhoto(file).length).toBeGreaterThan(10_000);
    expect(listChildren()).toHaveLength(40);
  });

  it('notices a hat, asks, and does not take its colour for the hair', async () => {
    const { reading, unsure } = await readChild('E500.jpg');
    expect(reading.headwear.value).toBe('hat');
    expect(unsure).toEqual(expect.arrayContaining(['headwear', 'hairStyle', 'hairColor']));
    const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(reading.hairColor.value.slice(at, at + 2), 16));
    expect(green).toBeLessThanOrEqual(red);
  });
});
