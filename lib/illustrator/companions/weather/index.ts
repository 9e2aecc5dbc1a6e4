import { BODY_PARTS, type BodyPart } from '../../figure/pose';
import type { Vec } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { dogAsleep } from './dog-asleep';
import { handAround } from './hand-around';
import { rainbowOut } from './rainbow';

/** All that there is of him is a hand: known as one it keeps the colour of its skin in every light. */
const onlyHand = ({ hands }: CompanionLook) =>
  Object.fromEntries(BODY_PARTS.map((part) => [part, hands?.R?.at ?? [0, 0]])) as Record<BodyPart, Vec>;

/** Of the people and the dog of The Weather in My Tummy. */
export const IN_WEATHER: Readonly<Record<string, Companion>> = {
  grandfatherHand: {
    draw: handAround,
    box: { x: -500, y: -700, width: 1000, height: 900 },
    shadow: 0,
    parts: onlyHand,
  },
  dogAsleep: {
    draw: dogAsleep,
    box: { x: -215, y: -150, width: 460, height: 172 },
    above: 45,
    shadow: 120,
    hold: [46, -92],
  },
  rainbowOut: { draw: rainbowOut, box: { x: 380, y: 280, width: 2000, height: 840 }, shadow: 0 },
};
