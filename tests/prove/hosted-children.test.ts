import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characterFromReading } from '@/lib/illustrator';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import {
  consent,
  createHosted,
  createMemorySheets,
  createPicture,
  listPictureRequests,
  parseSentForm,
  request,
} from '@/lib/providers/illustration/testing/hosted';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';

/** Share of what a person sees in the photos that the prompts must name. */
const REQUIRED = 0.85;

let picture: Buffer;
beforeAll(async () => {
  picture = await createPicture('#3060c0', 64);
});
afterAll(closeFaceReader);

/** Both requests of a child's first page: the character sheet's and the page's. Null if its photo is refused. */
async function orderFirstPage(child: LabelledChild) {
  const photo = await normalizePhoto(readChildPhoto(child.file));
  if (!photo.ok) return null;
  const reading = await readFace(photo.value.jpeg);
  if (!reading.ok) return null;
  const { character } = characterFromReading(reading.value, child);
  const hosted = await createHosted(picture);
  const order = { ...request, character, sheets: createMemorySheets(), photo: Buffer.from(photo.value.jpeg), consent };
  const drawn = await hosted.port.illustrate(order);
  const sent = await Promise.all(listPictureRequests(hosted.openai).map(parseSentForm));
  await hosted.close();
  return { drawn, sent };
}

/** What the labels say, as words that a prompt uses. */
function listExpectedWords({ hair, texture, fringe }: LabelledChild): readonly RegExp[] {
  if (hair === 'bald') return [/cropped|wisps/];
  const words: RegExp[] = [];
  if (hair === 'short') words.push(/short|cropped|neat|pixie|bowl/);
  if (hair === 'tied') words.push(/tied|puffs|ponytail|bun/);
  if (hair === 'medium' || hair === 'long') words.push(/length|long/);
  if (texture && texture !== 'none' && hair !== 'tied') words.push(new RegExp(texture));
  if (fringe) words.push(/fringe/);
  return words;
}

describe('the forty children through a hosted model', () => {
  it('draws sheet and page of each, and the sheet says what the photo shows', async () => {
    const missing: string[] = [];
    let expected = 0;
    for (const child of listChildren()) {
      const ordered = await orderFirstPage(child);
      if (!ordered) continue;
      expect(ordered.drawn.ok).toBe(true);
      const [sheet, page] = ordered.sent;
      expect(page?.images).toHaveLength(2);
      expect(sheet?.prompt).toContain(`a ${child.age}-year-old ${child.gender}`);
      for (const word of listExpectedWords(child)) {
        expected++;
        if (!word.test(sheet?.prompt ?? '')) missing.push(`${child.file} ${word}`);
      }
    }
    expect(expected).toBeGreaterThan(60);
    expect(1 - missing.length / expected, missing.join(', ')).toBeGreaterThanOrEqual(REQUIRED);
  }, 600_000);
});
