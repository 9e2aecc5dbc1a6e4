import { expect, test } from 'vitest';
import { type SpreadScene, spreadSceneSchema } from '@/lib/illustrator';
import { defaultCharacter } from '@/lib/illustrator/character/default';
import { heroAnchors } from '@/lib/illustrator/compose/hero';
import { Painter, type Vec } from '@/lib/illustrator/paint';
import { findSlot, sceneAround } from '@/lib/illustrator/spread/places';
import { targetsOf } from '@/lib/illustrator/spread/touch';
import { getStage } from '@/lib/illustrator/stages';
import { pair } from '../pair';
import { trio } from '../trio';
import { picture } from '.';

/** Head units; a hand so near to what it holds is seen to hold it. */
const HELD = 12;

type Hero = SpreadScene['pictures'][number]['scene']['heroes'][number];

/** A hand at a point of the stage waves in the air, one at the own coat closes it; another holds something or somebody. */
const isHeld = ({ hands, id }: Hero, side: string): boolean => {
  const touch = side === 'L' ? hands?.left : hands?.right;
  return touch !== undefined && 'actor' in touch.at && touch.at.actor !== id;
};

const TELLINGS = { one: picture, two: pair.picture, three: trio.picture } as const;

const held = Object.entries(TELLINGS).flatMap(([told, { spreads }]) =>
  spreads
    .filter(({ scene }) => scene.pictures.some(({ scene: { heroes = [] } }) => heroes.some(({ hands }) => hands)))
    .map((layout) => ({ ...layout, told })),
);

test.each(Object.entries(TELLINGS))(
  '§10 spreads: told of %s, the lantern is taken along, over the water, through the dark and home',
  (_, { spreads }) => {
    const carried = spreads.filter(({ scene }) =>
      scene.pictures.some(({ scene: { props = [] } }) => props.some(({ kind }) => kind.startsWith('lantern'))),
    );
    expect(carried.map(({ key }) => key)).toEqual(['s03', 's05', 's06', 's07', 's08', 's09', 's10', 's11', 's12']);
  },
);

test.each(held)('$key, told of $told: hands reach what they hold, at every age and in a wheelchair', (layout) => {
  const { pictures } = spreadSceneSchema.parse(layout.scene);
  for (const age of [3, 5, 7, 10])
    for (const wheelchair of [false, true]) {
      const character = { ...defaultCharacter({ age, gender: 'girl' }).character, wheelchair };
      for (const { scene, wheelchairScene } of pictures) {
        const shown = (wheelchair && wheelchairScene) || scene;
        const stage = getStage(shown.stage);
        if (!stage) throw new Error(`no stage ${shown.stage}`);
        const around = { page: Painter.page(8), picture: shown, stage, character, toStage: (point: Vec) => point };
        for (const hero of shown.heroes) {
          const slot = findSlot(hero.at, stage);
          const hands = targetsOf(hero, around);
          if (!slot || !hands) continue;
          const { gaps } = heroAnchors({ ...around, ...sceneAround(hero, shown, stage, slot), slot, hands });
          for (const [side, gap] of Object.entries(gaps))
            if (isHeld(hero, side))
              expect(gap, `${hero.id}, ${age} years${wheelchair ? ', wheelchair' : ''}`).toBeLessThan(HELD);
        }
      }
    }
});
