import { expect, test } from 'vitest';
import { defaultCharacter } from '../character/default';
import { heroAnchors } from '../compose/hero';
import { Painter, type Vec } from '../paint';
import { getStage } from '../stages';
import { findSlot, sceneAround } from './places';
import { spreadSceneSchema } from './schema';
import { armsApart, targetsOf } from './touch';
import { validateSpread } from './validate-spread';

const hero = {
  at: { x: 330, y: 1060, scale: 2.1 },
  pose: 'stand',
  expression: 'joy',
  outfit: 'stripes',
  hands: {
    right: { at: { actor: 'mother', part: 'leftHand' }, shape: 'hold' },
    left: { at: { actor: 'hero', part: 'chest' } },
  },
} as const;
const mother = {
  kind: 'mother',
  at: { x: 640, y: 1060, scale: 1.9 },
  facing: -1,
  pose: 'standStill',
  hands: { left: { at: { x: 500, y: 690 }, shape: 'hold', layer: 'front' } },
} as const;

const sceneWith = (actor: object) =>
  spreadSceneSchema.parse({
    kind: 'spread',
    pictures: [{ scene: { stage: 'meadow', palette: 'dawn', heroes: [actor], companions: [mother] } }],
  });

test('§10 figures: a child takes the hand that is given, at every age and in a wheelchair', () => {
  const [picture] = sceneWith(hero).pictures;
  const stage = getStage('meadow');
  const declared = picture?.scene.heroes[0];
  const slot = declared && stage && findSlot(declared.at, stage);
  if (!picture || !stage || !declared || !slot) throw new Error('the scene has no hero');
  for (const age of [3, 4, 5, 6, 8, 10])
    for (const wheelchair of [false, true]) {
      const character = { ...defaultCharacter({ age, gender: 'girl' }).character, wheelchair };
      const toStage = ([x, y]: Vec): Vec => [x, y];
      const around = { page: Painter.page(8), picture: picture.scene, stage, character, toStage };
      const hands = targetsOf(declared, around);
      expect(hands?.R?.at[0], `${age}`).toBeCloseTo(500, -1);
      const task = { ...around, ...sceneAround(declared, picture.scene, stage, slot), slot };
      const { gaps } = heroAnchors({ ...task, ...(hands && { hands }) });
      expect(gaps.R, `${age} ${wheelchair}`).toBeLessThan(6);
      expect(gaps.L, `${age} ${wheelchair}`).toBeLessThan(6);
    }
});

test('an arm in front of somebody is painted after both of them', () => {
  const touching = { hands: { left: { at: { actor: 'mother', part: 'back' }, layer: 'front' } } } as const;
  const [picture] = sceneWith({ ...hero, ...touching }).pictures;
  const stage = getStage('meadow');
  const declared = picture?.scene.heroes[0];
  if (!picture || !stage || !declared) throw new Error('the scene has no hero');
  const { character } = defaultCharacter({ age: 5, gender: 'girl' });
  const around = { page: Painter.page(8), picture: picture.scene, stage, character, toStage: (v: Vec) => v };
  const { arms, body } = armsApart(declared, around, 1060);
  expect(arms[0]?.depth).toBeGreaterThan(1060);
  expect(arms[0]?.fades).toBe('leftShoulder');
  expect(body).toBeUndefined();
});

test('an arm around somebody is painted before them, its hand after them', () => {
  const around = { hands: { left: { at: { actor: 'mother', part: 'back' }, layer: 'around' } } } as const;
  const [picture] = sceneWith({ ...hero, ...around }).pictures;
  const stage = getStage('meadow');
  const declared = picture?.scene.heroes[0];
  if (!picture || !stage || !declared) throw new Error('the scene has no hero');
  const { character } = defaultCharacter({ age: 5, gender: 'girl' });
  const near = { page: Painter.page(8), picture: picture.scene, stage, character, toStage: (v: Vec) => v };
  const { arms, body } = armsApart(declared, near, 1060);
  const depthOf = (layer: 'armL' | 'handL') => arms.find(({ only }) => only(layer))?.depth;
  expect(depthOf('armL')).toBeLessThan(1060);
  expect(depthOf('handL')).toBeGreaterThan(1060);
  expect([body?.('armL'), body?.('handL'), body?.('armR')]).toEqual([false, false, true]);
  // Its forearm comes over the shoulder of who is held.
  const { L } = targetsOf(declared, near) ?? {};
  expect(L?.over?.[1]).toBeLessThan(L?.at[1] ?? 0);
});

test('a hand for somebody who is not in the picture is told', () => {
  const lost = { ...hero, hands: { left: { at: { actor: 'nobody', part: 'back' } } } };
  expect(validateSpread(sceneWith(lost))).toEqual(['touched:nobody']);
});
