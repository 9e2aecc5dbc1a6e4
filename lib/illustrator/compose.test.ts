import { describe, expect, test } from 'vitest';
import { viewOf } from './compose-camera';
import { varied } from './compose-variation';
import { sceneSchema } from './scene';
import { stageOf } from './stages';

describe('the camera', () => {
  test('shows the whole stage at zoom 1', () => {
    expect(viewOf({ x: 600, y: 600, zoom: 1 })).toEqual({ x0: 0, y0: 0, x1: 1200, y1: 1200 });
  });

  test('never looks past the painted square', () => {
    expect(viewOf({ x: 0, y: 1200, zoom: 2 })).toEqual({ x0: 0, y0: 600, x1: 600, y1: 1200 });
  });
});

describe('a variation', () => {
  const stage = stageOf('foxWood');
  const scene = sceneSchema.parse({
    stage: 'foxWood',
    palette: 'night',
    hero: { pose: 'crouchReach', slot: 'path', expression: 'calm', outfit: 'nightCoat' },
    companions: [{ kind: 'foxSit', slot: 'bush' }],
  });
  if (!stage) throw new Error('no stage');

  test('0 is the declared scene', () => expect(varied(scene, stage, 0)).toEqual(scene));

  test('moves companions with the hero and keeps who they are', () => {
    const second = varied(scene, stage, 2);
    expect(second.hero).toMatchObject({ slot: 'right', facing: -1, outfit: 'nightCoat', expression: 'calm' });
    expect(second.companions).toMatchObject([{ kind: 'foxSit', slot: 'left', facing: 1 }]);
  });

  test('past the last variant comes nearer instead of repeating', () => {
    const count = stage.variants?.length ?? 0;
    const [first, again] = [varied(scene, stage, 1), varied(scene, stage, 1 + count)];
    expect(again.camera.zoom).toBeGreaterThan(first.camera.zoom);
  });
});
