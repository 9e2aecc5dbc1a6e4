import { describe, expect, test } from 'vitest';
import { companionOf } from './companions';
import { viewOf } from './compose-camera';
import { framed } from './compose-framing';
import { drawHero } from './compose-hero';
import { besideHero } from './compose-perch';
import { varied } from './compose-variation';
import { Painter } from './paint';
import { sceneSchema } from './scene';
import { type Stage, stageOf } from './stages';
import { CHILDREN } from './testing/children';

const stage = stageOf('farm') as Stage;
const slot = stage.slots.middle as NonNullable<Stage['slots'][string]>;
const base = { stage: 'farm', palette: 'day', hero: { slot: 'middle', expression: 'joy', outfit: 'stripes' } };
const hero = drawHero({
  page: Painter.page(300),
  scene: framed(sceneSchema.parse({ ...base, hero: { ...base.hero, pose: 'stand' } }), stage, CHILDREN.noam),
  stage,
  slot,
  character: CHILDREN.noam,
  toStage: (p) => p,
  covered: false,
});
const slotOf = (name: string, kind: string) => {
  const companion = companionOf(kind);
  if (!companion) throw new Error(kind);
  return besideHero(name, hero, companion);
};

describe('who follows the hero', () => {
  test('an animal with feet stands on the hair, a firefly hovers above it', () => {
    const chick = slotOf('@head', 'chick');
    expect(Math.abs((chick?.y ?? 0) - hero.crown)).toBeLessThan(10 * hero.scale);
    expect(hero.crown).toBeLessThan(hero.head.y - 40 * hero.scale);
    expect(slotOf('@head', 'firefly')?.y).toBeLessThan((chick?.y ?? 0) - 10);
  });

  test('stands on the open hand', () => {
    expect(Math.abs((slotOf('@hand', 'mouse')?.y ?? 0) - hero.hand[1])).toBeLessThan(6 * hero.scale);
  });

  test('stands on the shoulder, beside the face', () => {
    const mouse = slotOf('@shoulder', 'mouse');
    expect(mouse?.y).toBeGreaterThan(hero.head.y);
    expect(mouse?.x).toBeGreaterThan(hero.head.x);
  });
});

describe('a camera that the illustrator chooses', () => {
  const viewTop = (scene: object) => {
    const { camera } = framed(
      sceneSchema.parse({ ...base, ...scene, camera: { shot: 'medium' } }),
      stage,
      CHILDREN.noam,
    );
    return viewOf(camera).y0;
  };
  const posed = (pose: string, holds?: string) => ({ hero: { ...base.hero, pose, ...(holds && { holds }) } });

  test('shows the whole umbrella', () => {
    for (const pose of ['carry', 'pointUp', 'coverHero'])
      expect(viewTop(posed(pose, 'umbrella'))).toBeLessThan(viewTop(posed(pose)) - 40);
  });

  test('shows who sits on the head', () => {
    const companions = [{ kind: 'chick', slot: '@head' }];
    expect(viewTop({ ...posed('stand'), companions })).toBeLessThan(viewTop(posed('stand')) - 20);
  });
});

describe('a variation', () => {
  const scene = sceneSchema.parse({
    ...base,
    hero: { ...base.hero, pose: 'carry' },
    companions: [
      { kind: 'chick', slot: '@arms' },
      { kind: 'chick', slot: 'left' },
      { kind: 'chick', slot: 'hay' },
    ],
  });
  const all = [1, 2, 3].map((n) => varied(scene, stage, CHILDREN.noam, n));

  test('keeps somebody in the arms', () =>
    expect(all.map((one) => one.hero.pose)).toEqual(['carry', 'carry', 'carry']));

  test('shows everybody who may be counted', () => {
    for (const { camera, companions } of all) {
      const { x0, x1 } = viewOf(camera);
      for (const actor of companions) {
        const place = stage.slots[actor.slot];
        if (place) expect([place.x > x0, place.x < x1]).toEqual([true, true]);
      }
    }
  });
});
