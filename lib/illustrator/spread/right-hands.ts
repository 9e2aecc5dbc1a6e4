import type { PictureScene } from './schema';

type Hands = NonNullable<PictureScene['heroes'][number]['hands']>;
type Touch = NonNullable<Hands['left']>;

const OTHER = { left: 'right', right: 'left' } as const;

/** The same part on the other side of a body. */
function otherPart<T extends string>(part: T): T {
  const [, side, rest] = /^(left|right)(.*)$/.exec(part) ?? [];
  return side ? (`${OTHER[side as 'left' | 'right']}${rest}` as T) : part;
}

/** A target on the other side of whoever stands at `x`. */
function turned(touch: Touch | undefined, x: number): Touch | undefined {
  if (!touch) return undefined;
  const { at, angle, elbow } = touch;
  const [dx, dy] = 'actor' in at ? at.offset : [0, 0];
  return {
    ...touch,
    at: 'actor' in at ? { ...at, part: otherPart(at.part), offset: [-dx, dy] } : { x: 2 * x - at.x, y: at.y },
    ...(angle !== undefined && { angle: 180 - angle }),
    ...((elbow === 'left' || elbow === 'right') && { elbow: OTHER[elbow] }),
  };
}

function rightHand<T extends PictureScene['heroes'][number] | PictureScene['companions'][number]>(figure: T): T {
  const { rightHanded, hands, at } = figure;
  if (!rightHanded || !hands || !('x' in at)) return figure;
  return { ...figure, hands: { left: turned(hands.right, at.x), right: turned(hands.left, at.x) } };
}

/** A picture that is mirrored when it is finished, in which whoever eats still does so with the right hand. */
export const withRightHands = (picture: PictureScene): PictureScene => ({
  ...picture,
  heroes: picture.heroes.map(rightHand),
  companions: picture.companions.map(rightHand),
});
