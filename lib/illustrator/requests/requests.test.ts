import { describe, expect, test } from 'vitest';
import { COMPANION_KINDS } from '../companions';
import { PROP_KINDS } from '../props';
import { sceneSchema } from '../scene';
import { validateScene } from '../validate-scene';
import { checkRequest, REQUEST_LIMIT, sceneOnRequest } from './index';
import { understand } from './understand';
import { ANIMALS } from './vocabulary/animals';
import { THINGS } from './vocabulary/things';

const scene = sceneSchema.parse({
  stage: 'forestDay',
  palette: 'day',
  hero: { pose: 'stand', slot: 'middle', expression: 'calm', outfit: 'stripes' },
  companions: [{ kind: 'foxSit', slot: 'right' }],
});

describe('§5 customisation prompt', () => {
  test('has fewer than 40 characters, counted as people count them', () => {
    expect(checkRequest('x'.repeat(REQUEST_LIMIT - 1)).ok).toBe(true);
    expect(checkRequest('x'.repeat(REQUEST_LIMIT))).toMatchObject({ ok: false, code: 'request_too_long' });
    expect(checkRequest('🌟'.repeat(REQUEST_LIMIT - 1)).ok).toBe(true);
  });

  test('an unsuitable one is refused before it is understood', () =>
    expect(sceneOnRequest(scene, 'add a dog with a gun')).toMatchObject({ ok: false, code: 'illustration_unsafe' }));

  test.each([
    ['add a dog', 'dogSit'],
    ['תוסיפו כלב', 'dogSit'],
    ['והכלבלב שלנו', 'dogSit'],
    ['أضيفوا كلبًا', 'dogSit'],
    ['добавьте собаку', 'dogSit'],
    ['two kittens please', 'catSit'],
    ['с маленьким котёнком', 'catSit'],
  ])('adds a companion: %s', (request, kind) => {
    const wished = sceneOnRequest(scene, request);
    expect(wished.ok && wished.value.companions.map((actor) => [actor.kind, actor.slot])).toEqual([
      ['foxSit', 'right'],
      [kind, 'left'],
    ]);
  });

  test.each(['at night', 'בלילה', 'في الليل', 'ночью'])('changes the time of day: %s', (request) => {
    const wished = sceneOnRequest(scene, request);
    expect(wished.ok && wished.value.palette).toBe('night');
  });

  test.each([
    ['in the rain', 'rain'],
    ['שיורד שלג', 'snow'],
    ['مع قوس قزح', 'rainbow'],
    ['сильный ветер', 'wind'],
  ])('changes the weather: %s', (request, weather) => {
    const wished = sceneOnRequest(scene, request);
    expect(wished.ok && wished.value.weather).toBe(weather);
  });

  test.each(['no fox', 'בלי השועל', 'بدون الثعلب', 'без лисы'])('leaves out: %s', (request) => {
    const wished = sceneOnRequest(scene, request);
    expect(wished.ok && wished.value.companions).toEqual([]);
  });

  test('meets several wishes at once', () => {
    const wished = sceneOnRequest(scene, 'a cat and balloons at sunset');
    expect(wished.ok && [wished.value.companions[1]?.kind, wished.value.props[0]?.kind, wished.value.palette]).toEqual([
      'catSit',
      'balloons',
      'dusk',
    ]);
  });

  test.each(['more quantum flux', 'no rain', ''])('says when it does not understand: “%s”', (request) =>
    expect(sceneOnRequest(scene, request)).toMatchObject({ ok: false, code: 'request_not_understood' }),
  );

  test('no rain falls in a room', () => {
    const room = sceneSchema.parse({
      ...scene,
      stage: 'bedroom',
      palette: 'lamp',
      hero: { ...scene.hero, slot: 'bed' },
    });
    expect(sceneOnRequest(room, 'rain')).toMatchObject({ ok: false, code: 'request_not_understood' });
  });

  test('every wish of the vocabulary can be drawn', () => {
    const kinds = [...ANIMALS, ...THINGS].map(({ change }) => ('kind' in change ? change.kind : ''));
    expect(kinds.filter((kind) => ![...COMPANION_KINDS, ...PROP_KINDS].includes(kind))).toEqual([]);
    const wished = sceneOnRequest(scene, 'a dog and a cake in the snow');
    expect(wished.ok && validateScene(wished.value)).toEqual([]);
  });

  test('no innocent word of the vocabulary is taken for an unsuitable one', () => {
    const words = [...ANIMALS, ...THINGS].flatMap(({ he, en, ar, ru }) => `${he} ${en} ${ar} ${ru}`.split(' '));
    expect(
      words.map((word) => word.replace(/[*=]/g, '').replaceAll('-', ' ')).filter((word) => !checkRequest(word).ok),
    ).toEqual([]);
    expect(understand('')).toEqual([]);
  });
});
