import type { Character } from '../../character/character';
import { drawFigure, measureFigure, OUTFITS, type OutfitName, POSES, type PoseName } from '../../figure';
import { buildOf, pictureBuild, proportions } from '../../figure/body/proportions';
import { Painter } from '../../paint';
import type { PlaceName } from '../../scene';
import type { Companion, CompanionLook } from '../model';
import type { Person } from './family';

/** A grown-up's head is a little bigger than a child's; a child of six reaches the chest. */
export const GROWN_SCALE = 1.06;
const USUAL_HEADS = 3.295;

/** Radius of a head with its hair, figure units. */
const HEAD = 66;

/** Measuring needs a painter but no pixels. */
const probe = Painter.page(8);

/** Figure units per head unit: older children are taller, though not by all of it, as the hero is. */
const scaleOf = ({ character, build }: Person): number =>
  build ? GROWN_SCALE : (USUAL_HEADS / proportions(character.age).heads) ** 0.7;

const isPose = (name: string | undefined): name is PoseName => name !== undefined && name in POSES;
const isOutfit = (name: string | undefined): name is OutfitName => name !== undefined && name in OUTFITS;

type Kind = {
  readonly of: (hero: Character | null, place?: PlaceName, ownFace?: boolean) => Person;
  readonly pose: PoseName;
  readonly outfit: OutfitName | ((person: Character, hero: Character | null) => OutfitName);
  readonly grownUp: boolean;
};

/** Of what somebody wears on the head for an occasion. */
const CLOTH: Readonly<Record<Character['headwear'], string>> = {
  none: '#3d64a8',
  headband: '#b5607a',
  kippah: '#3d5a94',
  hijab: '#5f8f8a',
};

/** Everything `figure` needs to draw somebody. */
function figureOf({ of, pose, outfit }: Kind, look: CompanionLook): Parameters<typeof measureFigure> {
  const person = of(look.hero, look.place, look.ownFace);
  const { grownUp } = person;
  const build = look.pictureBook ? pictureBuild(person.build ?? buildOf(person.character)) : person.build;
  const { headwear } = look;
  const isOther = !person.ownHeadwear && headwear !== person.character.headwear;
  const worn = headwear && isOther && { headwear, headwearColor: CLOTH[headwear] };
  const character = { ...person.character, ...worn };
  const usual = typeof outfit === 'string' ? outfit : outfit(character, look.hero);
  return [
    probe,
    character,
    {
      pose: isPose(look.pose) ? look.pose : pose,
      outfit: isOutfit(look.outfit) ? look.outfit : usual,
      expression: look.expression ?? 'calm',
      ...(look.yaw !== undefined && { yaw: look.yaw }),
      ...(look.pitch !== undefined && { pitch: look.pitch }),
      ...(look.tilt !== undefined && { tilt: look.tilt }),
      ...(look.gaze && { gaze: look.gaze }),
      ...(look.hands && { hands: look.hands }),
      ...(look.only && { only: look.only }),
      ...(grownUp && { grownUp }),
      ...(build && { build }),
      ...(look.inside && { inside: look.inside }),
    },
    { x: 0, y: 0, scale: scaleOf(person) },
  ];
}

function faceOf(kind: Kind, look: CompanionLook) {
  const figure = figureOf(kind, look);
  const [x, y] = measureFigure(...figure).headCentre;
  return { x, y, r: HEAD * figure[3].scale };
}

/** Room for arms held high, for lying and for flying. */
const BOXES = {
  grownUp: { x: -360, y: -780, width: 770, height: 1290 },
  child: { x: -290, y: -520, width: 570, height: 930 },
} as const;

export function person(kind: Kind): Companion {
  return {
    draw: (p, look) => {
      const [, ...figure] = figureOf(kind, look);
      drawFigure(p, ...figure);
    },
    key: (look) => {
      const [, character, figure, place] = figureOf(kind, look);
      // A function has no text: what tells an arm from its body is which layers are drawn.
      const { only } = figure;
      return JSON.stringify([
        character,
        figure,
        place,
        only && POSES[figure.pose].order.filter((layer) => only(layer)),
      ]);
    },
    face: (look) => faceOf(kind, look),
    parts: (look) => {
      const { parts } = measureFigure(...figureOf(kind, look));
      return parts;
    },
    box: kind.grownUp ? BOXES.grownUp : BOXES.child,
    shadow: kind.grownUp ? 62 : 46,
    // The waist of a grown-up, the chest of a child.
    hold: kind.grownUp ? [0, -286] : [0, -178],
    hand: kind.grownUp ? [108, -200] : [93, -150],
  };
}
