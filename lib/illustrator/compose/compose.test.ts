import { describe, expect, test } from 'vitest';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { POSES } from '../figure';
import { portraitScene } from '../render/portrait';
import { sceneSchema } from '../scene';
import { getStage, type Slot, type Stage } from '../stages';
import { visibleArea, WHOLE_STAGE } from './camera';
import { heroExtent } from './hero';
import { varyScene } from './variation';

const { noam, sasha, lev } = SAMPLE_CHILDREN;

describe('the camera', () => {
  test('shows the whole stage at zoom 1', () => {
    expect(visibleArea({ x: 600, y: 600, zoom: 1 })).toEqual({ x0: 0, y0: 0, x1: 1200, y1: 1200 });
  });

  test('never looks past the painted square', () => {
    expect(visibleArea({ x: 0, y: 1200, zoom: 2 })).toEqual({ x0: 0, y0: 600, x1: 600, y1: 1200 });
  });
});

describe('§10 variations: "draw again" offers really different pictures of the same child', () => {
  const [scene, stage] = [portraitScene(), getStage('portrait')];
  if (!stage) throw new Error('no stage');
  const looks = [0, 1, 2, 3].map((variation) => varyScene(scene, stage, noam, variation));
  test.each(['outfit', 'yaw'] as const)('each with a %s of its own', (what) => {
    expect(new Set(looks.map(({ hero }) => hero[what])).size).toBe(looks.length);
  });
  test('in three poses or more seen from two distances', () => {
    expect(new Set(looks.map(({ hero }) => `${hero.pose} ${hero.slot}`)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(looks.map(({ camera }) => camera.zoom)).size).toBe(2);
  });
});

describe('a variation', () => {
  const stage = getStage('foxWood');
  const scene = sceneSchema.parse({
    stage: 'foxWood',
    palette: 'night',
    hero: { pose: 'crouchReach', slot: 'path', expression: 'calm', outfit: 'nightCoat' },
    companions: [{ kind: 'foxSit', slot: 'bush' }],
  });
  if (!stage) throw new Error('no stage');

  test('0 is the declared scene', () => expect(varyScene(scene, stage, noam, 0)).toEqual(scene));

  test('moves companions with the hero and keeps who they are', () => {
    const second = varyScene(scene, stage, noam, 2);
    expect(second.hero).toMatchObject({ slot: 'right', facing: -1, outfit: 'nightCoat', expression: 'calm' });
    expect(second.companions).toMatchObject([{ kind: 'foxSit', slot: 'left', facing: 1 }]);
  });

  test('past the last variant comes nearer instead of repeating', () => {
    const count = stage.variants?.length ?? 0;
    const [first, again] = [varyScene(scene, stage, noam, 1), varyScene(scene, stage, noam, 1 + count)];
    expect(again.camera.zoom).toBeGreaterThan(first.camera.zoom);
  });
});

describe('a page composed by the illustrator itself', () => {
  const stage = getStage('forestDay') as Stage;
  const declared = (pose: string, shot: string, mount?: string) =>
    sceneSchema.parse({
      stage: 'forestDay',
      palette: 'day',
      camera: { shot },
      hero: { pose, slot: 'middle', expression: 'joy', outfit: 'stripes' },
      companions: mount ? [{ kind: mount, slot: '@mount' }] : [{ kind: 'dogSit', slot: 'left' }],
    });
  /** Whoever is head over heels, or dives, has the head near the ground; only picture books, which compose nothing, show that. */
  const poses = Object.keys(POSES).filter((pose) => pose !== 'tumble' && pose !== 'dive');
  const cases = [
    ...poses.map((pose) => [pose, undefined] as const),
    ['ride', 'camel'],
    ['ride', 'elephantStand'],
  ] as const;

  test.each(cases)('shows the whole head in every picture: %s %s', (pose, mount) => {
    for (const child of [noam, sasha, lev]) {
      for (const shot of ['wide', 'medium', 'close']) {
        for (const variation of [0, 1, 2, 3]) {
          const scene = varyScene(declared(pose, shot, mount), stage, child, variation);
          const slot = stage.slots[scene.hero.slot];
          if (!slot) throw new Error('no slot');
          const { head } = heroExtent(scene, stage, slot, child);
          const view = visibleArea(scene.camera);
          const inside = head.x > view.x0 && head.x < view.x1 && head.y - head.r > view.y0 && head.y < view.y1;
          expect([shot, variation, inside]).toEqual([shot, variation, true]);
        }
      }
    }
  });

  test('differs from its other pictures in camera and in place or pose', () => {
    const four = [0, 1, 2, 3].map((variation) => varyScene(declared('walk', 'wide'), stage, noam, variation));
    const seen = four.map(
      ({ camera, hero }) => `${visibleArea(camera).x0.toFixed(0)} ${camera.zoom.toFixed(2)} ${hero.slot} ${hero.pose}`,
    );
    expect(new Set(seen).size).toBe(4);
    expect(new Set(four.map(({ hero }) => `${hero.slot} ${hero.pose}`)).size).toBe(4);
    for (const { palette, weather, hero } of four) {
      expect([palette, weather, hero.expression, hero.outfit]).toEqual(['day', null, 'joy', 'stripes']);
    }
  });

  test('who looked at a friend still does', () => {
    for (const variation of [0, 1, 2, 3]) {
      const scene = varyScene(
        sceneSchema.parse({
          ...declared('stand', 'wide'),
          hero: { ...declared('stand', 'wide').hero, facing: -1 },
        }),
        stage,
        noam,
        variation,
      );
      const friend = scene.companions[0];
      const [own, other] = [stage.slots[scene.hero.slot]?.x ?? 0, stage.slots[friend?.slot ?? '']?.x ?? 0];
      expect([variation, Math.sign(other - own)]).toEqual([variation, scene.hero.facing]);
    }
  });

  test('the whole stage is seen where no camera is asked for', () => {
    expect(varyScene(sceneSchema.parse({ ...declared('stand', 'wide') }), stage, noam, 0).camera).toEqual(WHOLE_STAGE);
  });
});

describe('§10 wheelchair: a child who uses a wheelchair', () => {
  const stage = getStage('bedroom') as Stage;
  const slot = stage.slots.bed as Slot;
  const extent = (pose: string, wheelchair: boolean) => {
    const hero = { pose, slot: 'bed', expression: 'joy', outfit: 'starryPajamas' } as const;
    const scene = sceneSchema.parse({ stage: 'bedroom', palette: 'lamp', hero });
    return heroExtent({ ...scene, camera: WHOLE_STAGE }, stage, slot, { ...noam, wheelchair });
  };

  test('sits on the bed without the chair, whatever the others do there', () => {
    expect(extent('jump', true)).toEqual(extent('sitBed', true));
    expect(extent('jump', false)).not.toEqual(extent('sitBed', false));
  });
});
