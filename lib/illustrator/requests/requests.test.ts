import { describe, expect, test } from 'vitest';
import { COMPANION_KINDS } from '../companions';
import { PROP_KINDS } from '../props';
import { sceneSchema } from '../scene';
import { validateScene } from '../validate-scene';
import { applyRequest, checkRequest, isVisibleChange, planRequest, REQUEST_LIMIT } from './index';
import { parseRequest } from './parse-request';
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

  test('rejects an unsuitable request before parsing it', () =>
    expect(applyRequest(scene, 'add a dog with a gun')).toMatchObject({ ok: false, code: 'illustration_unsafe' }));

  test.each([
    ['add a dog', 'dogSit'],
    ['תוסיפו כלב', 'dogSit'],
    ['והכלבלב שלנו', 'dogSit'],
    ['أضيفوا كلبًا', 'dogSit'],
    ['добавьте собаку', 'dogSit'],
    ['two kittens please', 'catSit'],
    ['с маленьким котёнком', 'catSit'],
  ])('adds a companion: %s', (request, kind) => {
    const wished = applyRequest(scene, request);
    expect(wished.ok && wished.value.companions.map((actor) => [actor.kind, actor.slot])).toEqual([
      ['foxSit', 'right'],
      [kind, 'left'],
    ]);
  });

  test.each(['at night', 'בלילה', 'في الليل', 'ночью'])('changes the time of day: %s', (request) => {
    const wished = applyRequest(scene, request);
    expect(wished.ok && wished.value.palette).toBe('night');
  });

  test.each([
    ['in the rain', 'rain'],
    ['שיורד שלג', 'snow'],
    ['مع قوس قزح', 'rainbow'],
    ['сильный ветер', 'wind'],
  ])('changes the weather: %s', (request, weather) => {
    const wished = applyRequest(scene, request);
    expect(wished.ok && wished.value.weather).toBe(weather);
  });

  test.each(['no fox', 'בלי השועל', 'بدون الثعلب', 'من غير الثعلب', 'без лисы'])('removes: %s', (request) => {
    const wished = applyRequest(scene, request);
    expect(wished.ok && wished.value.companions).toEqual([]);
  });

  test('applies several changes at once', () => {
    const wished = applyRequest(scene, 'a cat and balloons at sunset');
    expect(wished.ok && [wished.value.companions[1]?.kind, wished.value.props[0]?.kind, wished.value.palette]).toEqual([
      'catSit',
      'balloons',
      'dusk',
    ]);
  });

  test.each(['more quantum flux', ''])('reports a request that it does not understand: “%s”', (request) =>
    expect(applyRequest(scene, request)).toMatchObject({ ok: false, code: 'request_not_understood' }),
  );

  test('does not add rain to a room', () => {
    const room = sceneSchema.parse({
      ...scene,
      stage: 'bedroom',
      palette: 'lamp',
      hero: { ...scene.hero, slot: 'bed' },
    });
    expect(applyRequest(room, 'rain')).toMatchObject({ ok: false, code: 'request_not_here' });
    expect(isVisibleChange(room, 'rain')).toBe(false);
  });

  test('can draw every change of the vocabulary', () => {
    const kinds = [...ANIMALS, ...THINGS].map(({ change }) => ('kind' in change ? change.kind : ''));
    expect(kinds.filter((kind) => ![...COMPANION_KINDS, ...PROP_KINDS].includes(kind))).toEqual([]);
    const wished = applyRequest(scene, 'a dog and a cake in the snow');
    expect(wished.ok && validateScene(wished.value)).toEqual([]);
  });

  test('no harmless word of the vocabulary counts as unsuitable', () => {
    const words = [...ANIMALS, ...THINGS].flatMap(({ he, en, ar, ru }) => `${he} ${en} ${ar} ${ru}`.split(' '));
    expect(
      words.map((word) => word.replace(/[*=]/g, '').replaceAll('-', ' ')).filter((word) => !checkRequest(word).ok),
    ).toEqual([]);
    expect(parseRequest('')).toEqual([]);
  });
});

/** Every place of the stage is taken. */
const full = sceneSchema.parse({
  ...scene,
  companions: ['left', 'right', 'beside', 'before', 'behind', 'far', 'air', 'ahead'].map((slot) => ({
    kind: 'hedgehog',
    slot,
  })),
});

describe('§5 customisation prompt: what is drawn and what is not', () => {
  test.each([
    ['add a dog', 'dog'],
    ['להוסיף כלב', 'כלב'],
    ['أضيفوا كلبًا', 'كلبًا'],
    ['добавьте собаку', 'собаку'],
  ])('where no place is free, an animal is refused by its name: %s', (request, missing) =>
    expect(planRequest(full, request)).toMatchObject({ code: 'request_no_room', data: { missing } }),
  );

  test.each([
    ['a dog and a big smile', 'smile', 'dog'],
    ['כלב, וחיוך גדול!', 'וחיוך', 'כלב'],
    ['كلب مع ابتسامة', 'ابتسامة', 'كلب'],
    ['собаку и улыбку', 'улыбку', 'собаку'],
  ])('of two wishes it names the one that is drawn and the one that is not: %s', (request, possible, words) => {
    const planned = planRequest(full, request);
    expect(planned).toMatchObject({ value: { possible, refused: { words, code: 'request_no_room' } } });
    // What is left is a request by itself, and all of it is possible.
    expect(planRequest(full, possible)).toMatchObject({ value: { possible, refused: null } });
  });

  test.each([
    ['no rain', 'no rain'],
    ['in daylight', 'daylight'],
  ])('what the picture already shows is not drawn again: %s', (request, missing) =>
    expect(planRequest(scene, request)).toMatchObject({ code: 'request_already_shown', data: { missing } }),
  );

  test('light and feelings cannot be taken away', () =>
    expect(planRequest(scene, 'no night')).toMatchObject({ code: 'request_not_here' }));

  test('a night by the moon is a night', () => {
    const moonlit = sceneSchema.parse({ ...scene, palette: 'moon' });
    expect(planRequest(moonlit, 'at night')).toMatchObject({ code: 'request_already_shown' });
    expect(isVisibleChange(moonlit, 'at night')).toBe(false);
  });

  test('nothing is proposed that is there already', () => {
    expect(isVisibleChange(scene, 'add a fox')).toBe(false);
    expect(isVisibleChange(scene, 'add a dog')).toBe(true);
  });
});
