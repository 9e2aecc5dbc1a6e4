import { describe, expect, it } from 'vitest';
import { characterSchema } from './character';
import { describeHero, describePicture } from './describe';
import { sceneSchema } from './scene';

const character = characterSchema.parse({
  age: 6,
  gender: 'girl',
  skin: '#7d4e33',
  hairColor: '#1c1718',
  hairStyle: 'puffs',
  eyeColor: '#3b2417',
  freckles: true,
  glasses: 'round',
  glassesColor: '#c0392f',
});

const scene = sceneSchema.parse({
  stage: 'fox-wood',
  palette: 'deepDusk',
  camera: { x: 300, y: 600, zoom: 1.4 },
  hero: {
    pose: 'kneel',
    slot: 'leftPath',
    expression: 'wonder',
    outfit: 'starryPyjamas',
    yaw: 0.3,
    gaze: [0.5, -0.4],
    holds: 'lantern',
  },
  companions: [{ kind: 'fox', slot: 'right', expression: 'shy', facing: -1 }],
  props: [{ kind: 'mushroom', slot: 'farRight', scale: 0.4 }],
  weather: 'fireflies',
  quietZone: 'start',
});

const picture = (changes: Partial<typeof scene> = {}, variation = 0) =>
  describePicture({ scene: { ...scene, ...changes }, character, model: 'regular', variation }, { withPhoto: false });

describe('describeHero', () => {
  it('names every visible trait, colours in words and exactly', () => {
    expect(describeHero(character)).toBe(
      'a 6-year-old girl, 3.4 heads tall: brown skin (#7d4e33), coily hair in two puffs, black (#1c1718), ' +
        'dark brown (#3b2417) eyes, a small button nose, freckles, round red (#c0392f) glasses',
    );
  });

  it('takes the nearest colour name', () => {
    expect(describeHero({ ...character, hairColor: '#c05a2a' })).toContain('ginger (#c05a2a)');
  });

  it('leaves out hair that a hijab covers', () => {
    const words = describeHero({ ...character, headwear: 'hijab', headwearColor: '#3d64a8' });
    expect(words).toContain('a blue (#3d64a8) hijab that covers the hair');
    expect(words).not.toContain('puffs');
  });
});

describe('describePicture', () => {
  it('tells place, light, view, hero, companions, props and the quiet zone', () => {
    const words = picture();
    for (const part of [
      'Place: fox wood. Light and palette: deep dusk.',
      'In the air: fireflies.',
      'View: medium shot, the whole hero large in the picture, framed towards the left of the place.',
      'pose “kneel”, at the left path, body facing right, head turned a little to the right, looking up and to the right',
      'wide eyes full of wonder',
      'wearing starry pyjamas, holding: lantern',
      'With the hero: one fox, at the right, facing left, shy',
      'Also: mushroom at the far right, small in the picture.',
      'Keep the left third calm',
    ]) {
      expect(words).toContain(part);
    }
  });

  it('mirrors every side for books read from right to left', () => {
    const words = picture({ mirrored: true });
    for (const part of [
      'framed towards the right of the place',
      'at the right path, body facing left, head turned a little to the left, looking up and to the left',
      'one fox, at the left, facing right',
      'mushroom at the far left',
      'Keep the right third calm',
    ]) {
      expect(words).toContain(part);
    }
  });

  it('forbids text and other people', () => {
    expect(picture()).toContain('exactly one child');
    expect(picture()).toContain('No text of any kind');
  });

  it('speaks of the photo only when one is attached', () => {
    expect(picture()).not.toContain('photo');
    const request = { scene, character, variation: 0 } as const;
    expect(describePicture({ ...request, model: 'advanced' }, { withPhoto: true })).toContain('Paint the real face');
  });

  it('asks for another view with another variation', () => {
    const views = [0, 1, 2, 3, 4].map((variation) => picture({}, variation));
    expect(new Set(views).size).toBe(5);
  });
});
