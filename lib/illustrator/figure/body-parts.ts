import { add, polar, type Vec } from '../paint';
import type { BodyContext } from './body/context';
import { TorsoShape } from './body/torso-shape';
import type { BodyPart } from './pose';

const middle = ([ax, ay]: Vec, [bx, by]: Vec): Vec => [(ax + bx) / 2, (ay + by) / 2];

/** Where the parts are, in the body's frame; `grips` are those of the hands, `headAngle` is in radians. */
export function bodyParts(
  { bones, headCentre }: BodyContext,
  headAngle: number,
  grips: Readonly<Record<'L' | 'R', Vec>>,
  facing: 1 | -1,
): Readonly<Record<BodyPart, Vec>> {
  const { at, arms, legs, size } = bones;
  const torso = new TorsoShape(bones);
  // Left and right of the picture in the frame of a body that may be mirrored.
  const [left, right] = facing > 0 ? (['L', 'R'] as const) : (['R', 'L'] as const);
  const sign = { L: -1, R: 1 } as const;
  const aside = (side: 'L' | 'R', share: number, v: number) => at(torso.edge(sign[side], v) * share, v);
  const onHead = (side: 'L' | 'R' | null, across: number, down: number): Vec => {
    const below = polar(headCentre, headAngle + Math.PI / 2, down * size.head);
    return side ? add(below, polar([0, 0], headAngle, across * size.head * sign[side])) : below;
  };
  const shoulder = (side: 'L' | 'R') => add(arms[side].root, [0, -5]);
  return {
    chest: at(bones.turnSin * 5, 0.68),
    belly: at(bones.turnSin * 6, 0.3),
    // What turns away is the back: its middle is on the far edge of a body that is turned.
    back: at(-bones.turnSin * Math.abs(torso.edge(-1, 0.6)) * 0.8, 0.6),
    leftShoulder: shoulder(left),
    rightShoulder: shoulder(right),
    leftSide: aside(left, 0.92, 0.35),
    rightSide: aside(right, 0.92, 0.35),
    leftArm: middle(arms[left].root, arms[left].joint),
    rightArm: middle(arms[right].root, arms[right].joint),
    leftHand: grips[left],
    rightHand: grips[right],
    leftKnee: legs[left].joint,
    rightKnee: legs[right].joint,
    lap: add(middle(middle(legs.L.root, legs.L.joint), middle(legs.R.root, legs.R.joint)), [0, -9]),
    leftCheek: onHead(left, 38, 26),
    rightCheek: onHead(right, 38, 26),
    crown: onHead(null, 0, -50),
  };
}
