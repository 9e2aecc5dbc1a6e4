import { describe, expect, test } from 'vitest';
import { spreadSceneSchema } from '@/lib/illustrator';
import { STORY_VARIANTS } from '@/lib/stories/testing/tellings';
import { SAMPLE_CHILDREN } from '../assets/sample-children';
import { litHands } from './testing/lit-skins';

/** What an eye takes for one skin, CIE L*a*b*: a hand may be nearer to the lamp than the face, or turn away from it. */
const MOST = { lightness: 11, colour: 10 } as const;

const PICTURES = STORY_VARIANTS.flatMap(({ story: { baseId, picture }, told }) =>
  picture
    ? [...picture.spreads, { key: 'cover', scene: picture.cover }].map(({ key, scene }) => ({
        baseId,
        told,
        key,
        scene,
      }))
    : [],
);

describe('§10 figures: the light of a picture leaves somebody one skin', () => {
  test.each(PICTURES)('$baseId $told $key: hands are as light as the face', ({ scene }) => {
    const hands = spreadSceneSchema
      .parse(scene)
      .pictures.flatMap((picture) => litHands(picture.scene, picture.box, SAMPLE_CHILDREN.noam));
    const other = hands.filter(({ lightness, colour }) => Math.abs(lightness) > MOST.lightness || colour > MOST.colour);
    expect(other.map(({ who, lightness, colour }) => `${who} ${lightness.toFixed(1)} ${colour.toFixed(1)}`)).toEqual(
      [],
    );
  });
});
