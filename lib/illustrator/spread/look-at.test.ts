import { expect, test } from 'vitest';
import { defaultCharacter } from '../character/default';
import { Painter, type Vec } from '../paint';
import { getStage } from '../stages';
import { lookInFrame, looking } from './look-at';
import { findSlot } from './places';
import { spreadSceneSchema } from './schema';
import { validateSpread } from './validate-spread';

const child = {
  at: { x: 600, y: 1060, scale: 2 },
  pose: 'standStill',
  expression: 'wonder',
  outfit: 'stripes',
} as const;
const mother = { kind: 'mother', at: { x: 1500, y: 1060, scale: 2 }, facing: -1, pose: 'standStill' } as const;

const sceneWith = (heroes: readonly object[], companions: readonly object[] = []) =>
  spreadSceneSchema.parse({
    kind: 'spread',
    pictures: [{ scene: { stage: 'meadow', palette: 'dawn', heroes, companions } }],
  });

/** What the look of heroes and companions of a scene is worked out from. */
function aroundOf(scene: ReturnType<typeof sceneWith>) {
  const picture = scene.pictures[0]?.scene;
  const stage = getStage('meadow');
  if (!picture || !stage) throw new Error('the scene has no picture');
  const { character } = defaultCharacter({ age: 5, gender: 'girl' });
  return { page: Painter.page(8), picture, stage, character, toStage: (point: Vec) => point };
}

function heroLook(lookAt: object, changes: object = {}, companions: readonly object[] = []) {
  const around = aroundOf(sceneWith([{ ...child, ...changes, lookAt }], companions));
  const [hero] = around.picture.heroes;
  if (!hero) throw new Error('the scene has no hero');
  return looking(hero, around);
}

test('a hero looks at a point with eyes and head, whichever way the body faces', () => {
  for (const facing of [1, -1]) {
    const right = heroLook({ x: 2000, y: 760 }, { facing });
    expect(right.gaze?.[0]).toBeGreaterThan(0.8);
    expect(right.yaw).toBeGreaterThan(0.3);
    const left = heroLook({ x: 0, y: 760 }, { facing });
    expect(left.gaze?.[0]).toBeLessThan(-0.8);
    expect(left.yaw).toBeLessThan(-0.3);
    const up = heroLook({ x: 600, y: 60 }, { facing });
    expect(up.gaze?.[1]).toBeLessThan(-0.8);
    expect(up.pitch).toBeLessThan(-0.1);
  }
});

test('a head that was told how to be held stays so, and the eyes go where they are told', () => {
  const { gaze, yaw, pitch } = heroLook({ x: 0, y: 760 }, { yaw: 0.5, pitch: 0.2, gaze: [1, 1] });
  expect(gaze?.[0]).toBeLessThan(-0.8);
  expect([yaw, pitch]).toEqual([0.5, 0.2]);
});

test('somebody is looked at in the face, and in the hand if that is told', () => {
  const face = heroLook({ actor: 'mother' }, {}, [mother]);
  const hand = heroLook({ actor: 'mother', part: 'leftHand' }, {}, [mother]);
  expect(face.gaze?.[0]).toBeGreaterThan(0.6);
  expect(hand.gaze?.[1]).toBeGreaterThan((face.gaze?.[1] ?? 1) + 0.1);
});

test('each of two pictures of a hero looks from its own place', () => {
  const second = { ...child, at: { x: 1800, y: 1060, scale: 2 } };
  const lookAt = { x: 1200, y: 760 };
  const around = aroundOf(
    sceneWith([
      { ...child, lookAt },
      { ...second, lookAt },
    ]),
  );
  const [a, b] = around.picture.heroes.map((hero) => looking(hero, around).gaze?.[0] ?? 0);
  expect(a).toBeGreaterThan(0.8);
  expect(b).toBeLessThan(-0.8);
});

test.each(['mother', 'foxSit', 'owl'])('%s, who is drawn mirrored, looks at the hero on the left', (kind) => {
  const around = aroundOf(sceneWith([child], [{ ...mother, kind, lookAt: { actor: 'hero' } }]));
  const [companion] = around.picture.companions;
  const slot = companion && !('of' in companion.at) && findSlot(companion.at, around.stage);
  if (!companion || !slot) throw new Error('the scene has no companion');
  const { gaze, yaw } = lookInFrame(companion, slot, around);
  // In its own frame it looks ahead, to the right.
  expect(gaze?.[0]).toBeGreaterThan(0.6);
  expect(yaw).toBeGreaterThan(0.2);
});

test('who is looked at but is not in the picture is told', () => {
  expect(validateSpread(sceneWith([{ ...child, lookAt: { actor: 'nobody' } }]))).toEqual(['looked-at:nobody']);
});
