import { describe, expect, it } from 'vitest';
import { withRightHands } from './right-hands';
import { pictureSceneSchema } from './schema';

const sceneOf = (rightHanded: boolean) =>
  pictureSceneSchema.parse({
    stage: 'iftarTable',
    palette: 'flat',
    heroes: [
      {
        at: { x: 500, y: 900, scale: 1 },
        pose: 'standStill',
        expression: 'joy',
        outfit: 'hoodie',
        rightHanded,
        hands: {
          left: { at: { x: 460, y: 700 }, shape: 'pinch', angle: -30, elbow: 'left' },
          right: { at: { actor: 'hero', part: 'rightCheek', offset: [12, 4] }, shape: 'fist' },
        },
      },
    ],
  });

describe('§10 right to left: the hand that eats', () => {
  it('changes sides, so that it is the right one when the picture is mirrored', () => {
    const hands = withRightHands(sceneOf(true)).heroes[0]?.hands;
    expect(hands?.right).toMatchObject({ at: { x: 540, y: 700 }, shape: 'pinch', angle: 210, elbow: 'right' });
    expect(hands?.left).toMatchObject({ at: { part: 'leftCheek', offset: [-12, 4] }, shape: 'fist' });
  });

  it('stays where it is declared for everybody else', () => {
    const scene = sceneOf(false);
    expect(withRightHands(scene)).toEqual(scene);
  });
});
