import { describe, expect, test } from 'vitest';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { getCompanion } from '../companions';
import { Painter } from '../paint';
import { sceneSchema } from '../scene';
import { getStage, type Stage } from '../stages';
import { visibleArea } from './camera';
import { resolveCamera } from './framing';
import { drawHero } from './hero';
import { besideHero } from './perch';
import { varyScene } from './variation';

const stage = getStage('farm') as Stage;
const slot = stage.slots.middle as NonNullable<Stage['slots'][string]>;
const base = { stage: 'farm', palette: 'day', hero: { slot: 'middle', expression: 'joy', outfit: 'stripes' } };
const hero = drawHero({
  page: Painter.page(300),
  scene: resolveCamera(
    sceneSchema.parse({ ...base, hero: { ...base.hero, pose: 'stand' } }),
    stage,
    SAMPLE_CHILDREN.noam,
  ),
  stage,
  slot,
  character: SAMPLE_CHILDREN.noam,
  toStage: (p) => p,
  covered: false,
});
const slotOf = (name: string, kind: string) => {
  const companion = getCompanion(kind);
  if (!companion) throw new Error(kind);
  return besideHero(name, hero, companion);
};

describe('actors that follow the hero', () => {
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
    const { camera } = resolveCamera(
      sceneSchema.parse({ ...base, ...scene, camera: { shot: 'medium' } }),
      stage,
      SAMPLE_CHILDREN.noam,
    );
    return visibleArea(camera).y0;
  };
  const posed = (pose: string, holds?: string) => ({ hero: { ...base.hero, pose, ...(holds && { holds }) } });

  test('shows the whole umbrella', () => {
    for (const pose of ['carry', 'pointUp', 'coverHero'])
      expect(viewTop(posed(pose, 'umbrella'))).toBeLessThan(viewTop(posed(pose)) - 40);
  });

  test('shows an actor on the head', () => {
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
  const all = [1, 2, 3].map((n) => varyScene(scene, stage, SAMPLE_CHILDREN.noam, n));

  test('keeps an actor in the arms', () =>
    expect(all.map((one) => one.hero.pose)).toEqual(['carry', 'carry', 'carry']));

  test('shows every actor that the text may count', () => {
    for (const { camera, companions } of all) {
      const { x0, x1 } = visibleArea(camera);
      for (const actor of companions) {
        const place = stage.slots[actor.slot];
        if (place) expect([place.x > x0, place.x < x1]).toEqual([true, true]);
      }
    }
  });
});
