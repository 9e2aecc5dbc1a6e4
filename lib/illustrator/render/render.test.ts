import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { findStory } from '@/lib/stories/server';
import { type Character, characterSchema } from '../character/character';
import type { SceneRequest } from '../request';
import { type SceneInput, sceneSchema } from '../scene';
import { portraitScene, renderScene, renderVignette, type Vignette, vignetteForScene } from '../server';
import { validateScene } from '../validate-scene';

const HEROES: readonly Character[] = [
  { age: 2, gender: 'boy', skin: '#f6d9c4', hairColor: '#d9b06a', hairStyle: 'wisps', eyeColor: '#5a8fbf' },
  { age: 5, gender: 'girl', skin: '#6b4229', hairColor: '#1d1717', hairStyle: 'afro', eyeColor: '#3a2417' },
  {
    age: 8,
    gender: 'girl',
    skin: '#c68e65',
    hairColor: '#2c1d18',
    hairStyle: 'longFringe',
    eyeColor: '#4a2d1b',
    headwear: 'hijab',
  },
  {
    age: 10,
    gender: 'boy',
    skin: '#dfb28c',
    hairColor: '#7a3520',
    hairStyle: 'curlyShort',
    eyeColor: '#5c7f55',
    glasses: 'round',
  },
].map((hero) => characterSchema.parse(hero));

const hero = (index = 0): Character => HEROES[index] as Character;

function pages(): readonly { key: string; scene: SceneInput }[] {
  const story = findStory(1);
  if (!story) throw new Error('the first story is missing');
  return [{ key: 'cover', scene: story.cover }, ...story.spreads];
}

const getScene = (key: string): SceneInput => {
  const page = pages().find((candidate) => candidate.key === key);
  if (!page) throw new Error(key);
  return page.scene;
};

const request = (scene: SceneInput, changes: Partial<SceneRequest> = {}): SceneRequest => ({
  scene: sceneSchema.parse(scene),
  character: hero(),
  model: 'regular',
  seed: 'book:page',
  variation: 0,
  sizePx: 240,
  ...changes,
});

const draw = async (scene: SceneInput, changes: Partial<SceneRequest> = {}) =>
  (await renderScene(request(scene, changes))).image;

async function pixels(image: Uint8Array) {
  const decoded = await loadImage(Buffer.from(image));
  const context = createCanvas(decoded.width, decoded.height).getContext('2d');
  context.drawImage(decoded, 0, 0);
  return context.getImageData(0, 0, decoded.width, decoded.height);
}

/** Mean difference of two pictures, 0 to 255. */
async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [p, q] = [(await pixels(a)).data, (await pixels(b)).data];
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += Math.abs((p[i] as number) - (q[i] as number));
  return sum / p.length;
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the pictures of the first story', () => {
  test('are a cover and twelve spreads with known names only', () => {
    expect(pages().map((page) => page.key)).toHaveLength(13);
    for (const { key, scene } of pages()) expect([key, validateScene(sceneSchema.parse(scene))]).toEqual([key, []]);
  });

  test.each(HEROES.map((character, index) => [index, character] as const))(
    'draw for hero %i',
    async (index, character) => {
      // Each hero draws every second page.
      const drawnPages = pages().filter((_, page) => page % 2 === index % 2);
      const hashes = new Set<string>();
      for (const { scene } of drawnPages) {
        const drawing = await renderScene(request(scene, { character }));
        expect([drawing.widthPx, drawing.heightPx, drawing.mimeType]).toEqual([240, 240, 'image/jpeg']);
        hashes.add(hash(drawing.image));
      }
      expect(hashes.size).toBe(drawnPages.length);
    },
  );

  test('show another child on the same page', async () => {
    const scene = getScene('s02');
    expect(await difference(await draw(scene), await draw(scene, { character: hero(1) }))).toBeGreaterThan(3);
  });

  test('are the same bytes for the same request', async () => {
    const scene = getScene('s05');
    expect(hash(await draw(scene))).toBe(hash(await draw(scene)));
  });
});

describe('variations', () => {
  test.each(pages().map((page) => page.key))(
    '%s: §9 limits: up to four clearly different pictures of a page',
    async (key) => {
      const pictures = await Promise.all(
        [0, 1, 2, 3].map((variation) => draw(getScene(key), { variation, sizePx: 120 })),
      );
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < i; j++)
          expect(await difference(pictures[i] as Uint8Array, pictures[j] as Uint8Array)).toBeGreaterThan(2.5);
    },
  );
});

describe('a mirrored scene', () => {
  test('is the mirror image, for right-to-left books', async () => {
    const scene = getScene('s07');
    const plain = await pixels(await draw(scene));
    const mirrored = await pixels(await draw({ ...scene, mirrored: true }));
    const edge = plain.width;
    let off = 0;
    for (let y = 0; y < edge; y += 3) {
      for (let x = 0; x < edge; x += 3) {
        const [a, b] = [(y * edge + x) * 4, (y * edge + edge - 1 - x) * 4];
        off += Math.abs((plain.data[a + 1] as number) - (mirrored.data[b + 1] as number));
      }
    }
    expect(off / (edge / 3) ** 2).toBeLessThan(9);
  });
});

describe('a scene with unknown names', () => {
  const scene = sceneSchema.parse(getScene('s03'));
  test('is rejected by the schema: unknown weather', () =>
    expect(sceneSchema.safeParse({ ...scene, weather: 'hail' }).success).toBe(false));

  test.each([
    ['stage:moonbase', { ...scene, stage: 'moonbase' }],
    ['palette:neon', { ...scene, palette: 'neon' }],
    ['pose:handstand', { ...scene, hero: { ...scene.hero, pose: 'handstand' } }],
    ['slot:roof', { ...scene, hero: { ...scene.hero, slot: 'roof' } }],
    ['outfit:armour', { ...scene, hero: { ...scene.hero, outfit: 'armour' } }],
    ['holds:sword', { ...scene, hero: { ...scene.hero, holds: 'sword' } }],
  ])('is refused: %s', async (name, wrong) => {
    expect(validateScene(wrong)).toEqual([name]);
    await expect(renderScene(request(scene, { scene: wrong }))).rejects.toThrow(name);
  });
});

describe('the cover', () => {
  let image: ImageData;
  beforeAll(async () => {
    image = (await pixels(await draw(getScene('cover'), { character: hero(3), sizePx: 480 }))) as unknown as ImageData;
  });

  /** Mean step of lightness between neighbours 8 pixels apart, in the rows from `from` to `to` (shares). */
  function measureDetail(from: number, to: number): number {
    const { width, height, data } = image;
    let [sum, count] = [0, 0];
    for (let y = Math.round(height * from); y < height * to; y += 4) {
      for (let x = 0; x + 8 < width; x += 4) {
        sum += Math.abs((data[(y * width + x) * 4 + 1] as number) - (data[(y * width + x + 8) * 4 + 1] as number));
        count++;
      }
    }
    return sum / count;
  }

  test('has few details in the top third, where the title is', () => {
    expect(measureDetail(0, 0.32)).toBeLessThan(5);
    expect(measureDetail(0.32, 1)).toBeGreaterThan(measureDetail(0, 0.32) * 2);
  });
});

const DOG_AND_BALL = {
  stage: 'playground',
  palette: 'day',
  hero: { pose: 'stand', slot: 'middle', expression: 'joy', outfit: 'stripes' },
  companions: [
    { kind: 'father', slot: 'left' },
    { kind: 'dogSit', slot: 'right' },
  ],
  props: [{ kind: 'ball', slot: 'far' }],
} satisfies SceneInput;

describe('small pictures', () => {
  test('every page has a vignette without the hero', () => {
    for (const [page, { scene }] of pages().entries()) expect(vignetteForScene(scene, page)).not.toBeNull();
  });

  test('neighbouring pages show different subjects of the same scene', () => {
    const scene = { ...DOG_AND_BALL, hero: { ...DOG_AND_BALL.hero, holds: 'balloons' } };
    const subjects = [0, 1, 2, 3].map((page) => vignetteForScene(scene, page)?.subject.kind);
    expect(subjects).toEqual(['dogSit', 'balloons', 'ball', 'dogSit']);
  });

  test('people, and the hero, are never the subject', () => {
    const family = { ...DOG_AND_BALL, companions: [{ kind: 'mother', slot: 'left' }], props: [] };
    expect(vignetteForScene(family, 0)).toBeNull();
  });

  test.each<Vignette['subject']>([
    { type: 'spot', kind: 'fireflies' },
    { type: 'spot', kind: 'mushroom' },
    { type: 'companion', kind: 'elephantStand', look: { expression: 'joy' } },
    { type: 'companion', kind: 'ladybird', look: {} },
    { type: 'prop', kind: 'hanukkiah', look: { count: 8 } },
    { type: 'held', kind: 'lantern' },
  ])('$kind fills the middle and fades out before its border', async (subject) => {
    const { data, width } = await pixels(await renderVignette({ subject, ground: 'night' }, 160));
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] as number;
    expect(alpha(80, 88)).toBeGreaterThan(100);
    for (let i = 0; i < width; i++) {
      for (const [x, y] of [
        [i, 0],
        [i, width - 1],
        [0, i],
        [width - 1, i],
      ] as const)
        expect(alpha(x, y)).toBeLessThan(60);
    }
  });

  test('the portrait is a valid scene', async () => {
    expect(validateScene(portraitScene())).toEqual([]);
    await expect(draw(portraitScene())).resolves.toBeInstanceOf(Uint8Array);
  });
});
