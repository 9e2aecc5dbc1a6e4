import type { Character } from '../character/character';
import { getCompanion } from '../companions';
import { heroAnchors } from '../compose/hero';
import { sideOf } from '../figure';
import { Painter, type Vec } from '../paint';
import { findSlot, lookOf, type PictureCompanion, type PictureHero, sceneAround } from '../spread/places';
import type { PictureScene } from '../spread/schema';
import { type Around, handsInFrame, targetsOf } from '../spread/touch';
import { getStage } from '../stages';

const HANDS = ['left', 'right'] as const;

/** A hand of a picture that has a target: whose it is, whom or what it is to touch, and how far it stays away, stage units. */
type HandGap = {
  readonly who: string;
  readonly hand: (typeof HANDS)[number];
  /** None for a hand that points or waves at a place of the picture. */
  readonly touches: string | null;
  readonly gap: number;
};

type Figure = PictureHero | PictureCompanion;

function touchedBy({ hands }: Figure, hand: HandGap['hand']): string | null {
  const at = hands?.[hand]?.at;
  return at && 'actor' in at ? `${at.actor} ${at.part}` : null;
}

function gapsOfHero(hero: PictureHero, around: Around): HandGap[] {
  const { picture, stage } = around;
  const slot = findSlot(hero.at, stage);
  const hands = slot && targetsOf(hero, around);
  if (!slot || !hands) return [];
  const task = { ...around, ...sceneAround(hero, picture, stage, slot), slot, hands };
  const { gaps } = heroAnchors(task);
  return HANDS.flatMap((hand) => {
    const gap = gaps[sideOf(hand, hero.facing)];
    return gap === undefined ? [] : [{ who: hero.id, hand, touches: touchedBy(hero, hand), gap: gap * slot.scale }];
  });
}

function gapsOfPerson(person: PictureCompanion, around: Around): HandGap[] {
  if ('of' in person.at) return [];
  const kind = getCompanion(person.kind);
  const slot = findSlot(person.at, around.stage);
  const hands = kind?.parts && slot && handsInFrame(person, slot, around);
  if (!kind?.parts || !slot || !hands) return [];
  const parts = kind.parts({ ...lookOf(person, around.character, around.picture.place), hands });
  return HANDS.flatMap((hand) => {
    const side = sideOf(hand, person.facing);
    const target = hands[side];
    // A person is measured as one who faces right.
    const grip = parts[side === 'L' ? 'leftHand' : 'rightHand'];
    if (!target || !grip) return [];
    const gap = Math.hypot(grip[0] - target.at[0], grip[1] - target.at[1]) * slot.scale;
    return [{ who: person.id ?? person.kind, hand, touches: touchedBy(person, hand), gap }];
  });
}

/** How far each hand of a picture that has a target stays from it, with this child as its hero. */
export function measureHandGaps(picture: PictureScene, character: Character): readonly HandGap[] {
  const stage = getStage(picture.stage);
  if (!stage) return [];
  const toStage = ([x, y]: Vec): Vec => [x, y];
  const around: Around = { page: Painter.page(8), picture, stage, character, toStage };
  return [
    ...picture.heroes.flatMap((hero) => gapsOfHero(hero, around)),
    ...picture.companions.flatMap((person) => gapsOfPerson(person, around)),
  ];
}
