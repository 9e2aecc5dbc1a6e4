import { describe, expect, test } from 'vitest';
import { spreadSceneSchema } from '../spread/schema';
import { applyRequest, isVisibleChange, planRequest } from './index';

const hero = { at: { x: 600, y: 1000, scale: 1 }, pose: 'stand', expression: 'calm', outfit: 'stripes' };
const createSpread = (...stages: readonly string[]) =>
  spreadSceneSchema.parse({
    kind: 'spread',
    pictures: stages.map((stage) => ({ scene: { stage, palette: 'day', heroes: [hero, hero] } })),
  });
const outside = createSpread('meadow');

describe('§5 customisation prompt: the spread of a picture book', () => {
  test.each(['with a big smile', 'עם חיוך גדול', 'مع ابتسامة', 'с улыбкой'])(
    'changes the feeling of the hero in every moment: %s',
    (request) => {
      const asked = applyRequest(outside, request);
      const heroes = asked.ok ? asked.value.pictures.flatMap(({ scene }) => scene.heroes) : [];
      expect(heroes.map(({ expression }) => expression)).toEqual(['joy', 'joy']);
      expect(asked.ok && applyRequest(asked.value, request)).toMatchObject({ code: 'request_already_shown' });
    },
  );

  test('has other weather outdoors, and none in a room', () => {
    const spread = createSpread('bedroom', 'meadow');
    const asked = applyRequest(spread, 'in the snow');
    expect(asked.ok && asked.value.pictures.map(({ scene }) => scene.weather)).toEqual([null, 'snow']);
    expect(planRequest(createSpread('bedroom'), 'in the snow')).toMatchObject({ code: 'request_not_here' });
    expect(asked.ok && applyRequest(asked.value, 'no snow')).toMatchObject({ value: spread });
  });

  test.each(['add a dog', 'at night', 'להוסיף כלב', 'بالليل', 'добавьте собаку'])(
    'adds nothing beside its words and keeps its light: %s',
    (request) => {
      expect(planRequest(outside, request)).toMatchObject({ code: 'request_beside_words' });
      expect(isVisibleChange(outside, request)).toBe(false);
    },
  );

  test('of two wishes it names the one that is drawn and the one that is not', () =>
    expect(planRequest(outside, 'a dog and a big smile')).toMatchObject({
      value: { possible: 'smile', refused: { words: 'dog', code: 'request_beside_words' } },
    }));
});
