import type { Character } from '../character/character';
import type { Painter } from '../paint';
import { drawBehind } from './body/behind';
import { reachAround } from './body/embrace';
import { grownPose } from './body/grown-pose';
import { buildOf, isOfPictureBook } from './body/proportions';
import { takeHand } from './body/take-hand';
import { seatedForm } from './body/wheelchair';
import type { DrawThing, FigureAnchors, FigureLook, FigurePlace } from './figure-look';
import { type Reached, reachTargets } from './hand-target';
import type { Layer, Pose } from './pose';
import { POSES } from './poses';
import { IN_PICTURE_BOOK } from './poses/in-picture-book';
import { headOf, inFigure, layersOf, measure, type Prepared, prepare } from './rig';

/** The pose adapted to this child: seated in a wheelchair, or bent down to a hug. */
function poseOf(character: Character, look: FigureLook): Pose {
  const own = look.build && isOfPictureBook(look.build) ? IN_PICTURE_BOOK[look.pose] : undefined;
  const named = grownPose({ ...POSES[look.pose], ...own }, look.build, look.pose === 'holdHands');
  const pose = character.wheelchair && !named.leavesChair && look.pose !== 'portrait' ? seatedForm(named) : named;
  const build = look.build ?? buildOf(character);
  if (look.handHeight !== undefined) return takeHand(pose, character.age, look.handHeight, build);
  return look.embraceHeight === undefined ? pose : reachAround(pose, character.age, look.embraceHeight, build);
}

/** The pose with aimed hands on their targets, where the figure stands. */
function posed(character: Character, look: FigureLook, place: FigurePlace): Reached {
  const pose = poseOf(character, look);
  if (!look.hands) return { pose, gaps: {}, covered: 0 };
  const reacher = {
    age: character.age,
    build: look.build ?? buildOf(character),
    pose,
    place,
    facing: look.facing ?? 1,
  };
  return reachTargets(reacher, look.hands);
}

/** Where hands, head and ground will be, without drawing; for stages that put a sill or a gate under the hands. */
export function measureFigure(
  painter: Painter,
  character: Character,
  look: FigureLook,
  place: FigurePlace,
): FigureAnchors {
  const facing = look.facing ?? 1;
  const { pose, gaps } = posed(character, look, place);
  const prepared = prepare(painter, character, pose, look, facing);
  return inFigure(prepared, place, facing, () => measure(prepared, place, { facing, gaps }));
}

/** Hair hangs over a back that is turned to the viewer. */
function orderOf({ body: { pose, fromBehind } }: Prepared): readonly Layer[] {
  if (!fromBehind) return pose.order;
  return pose.order.flatMap((layer) =>
    layer === 'hairBack' ? [] : layer === 'head' ? (['hairBack', 'head'] as const) : [layer],
  );
}

/** Draws the child and returns where hands, head and ground are. */
export function drawFigure(
  painter: Painter,
  character: Character,
  look: FigureLook,
  place: FigurePlace,
): FigureAnchors {
  const { pose, gaps } = posed(character, look, place);
  const facing = look.facing ?? 1;
  const page = painter.context.getTransform();
  const inPage = (thing?: DrawThing) => {
    if (!thing) return;
    painter.context.save();
    painter.context.setTransform(page);
    thing(painter);
    painter.context.restore();
  };
  const prepared = prepare(painter, character, pose, look, facing);
  const headParts = headOf(prepared, look, look.pose === 'portrait' && look.expression === 'calm');
  return inFigure(prepared, place, facing, () => {
    const { body } = prepared;
    const layers = layersOf(prepared, headParts, look, inPage);
    const hidden = look.cover ? (pose.hidden ?? []) : [];
    const { only = () => true } = look;
    if (only('torso')) drawBehind(body);
    for (const layer of orderOf(prepared)) if (!hidden.includes(layer) && only(layer)) layers[layer]();
    return measure(prepared, place, { facing, gaps });
  });
}
