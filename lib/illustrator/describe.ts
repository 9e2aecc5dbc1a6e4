import type { Character } from './character';
import {
  colorWords,
  EXPRESSION_WORDS,
  EYES,
  HAIR,
  HAIR_STYLE_WORDS,
  HEADWEAR_WORDS,
  NOSE_WORDS,
  placeWords,
  plainWords,
  SKIN,
  THINGS,
} from './describe-words';
import type { DrawRequest } from './request';
import type { Scene } from './scene';

const STYLE =
  'Style: picture-book page in warm digital gouache with paper grain. Soft flat shapes with a grainy shadow side ' +
  'and a grainy light side, hardly any outline, one clear source of light, rich colour. ' +
  'Big expressive acting heads on small bodies, simple well-shaped hands, kind eyes. Square picture, edge to edge.';

const RULES =
  'Rules: exactly one child in the picture and no other person. No text of any kind: no letters, numbers, signs, ' +
  'logos, signature or watermark. No frame or border. The child is fully dressed and safe. ' +
  'Head, hands and feet are not cut off by accident. Five fingers on a hand. Nothing covers the face.';

const LIKENESS = {
  regular:
    'The attached photo shows this child. Carry over the likeness (shape of the face, eyes, hair) into the ' +
    'illustrated style.',
  advanced:
    'The attached photo shows this child. Paint the real face from it, clearly recognisable, relit by the light of ' +
    'the scene and finished in the same gouache as the page.',
} as const;
const PHOTO_LIMITS = 'Take nothing else from the photo: not its clothes, background, light or any writing in it.';

/** Other views of the same moment, for another try at a page. */
const OTHER_VIEWS = [
  'Show the same moment from slightly further away and from the other side.',
  'Show the same moment closer, with the face as its centre.',
  'Show the same moment from a low viewpoint, looking up a little.',
  'Show the same moment from a high viewpoint, looking down a little.',
] as const;

/** The child in words, the same on every page: a character sheet. It holds no name. */
export function describeHero(character: Character): string {
  const hair = `${HAIR_STYLE_WORDS[character.hairStyle]}, ${colorWords(HAIR, character.hairColor)}`;
  const features = [
    colorWords(SKIN, character.skin),
    character.headwear === 'hijab' ? null : hair,
    `${character.eyeSize > 1.08 ? 'big ' : ''}${colorWords(EYES, character.eyeColor)} eyes`,
    NOSE_WORDS[character.nose],
    character.cheeks > 0.65 ? 'round cheeks' : null,
    character.cheeks < 0.3 ? 'a narrow face' : null,
    character.browWeight > 1.25 ? 'strong eyebrows' : null,
    character.mouthWidth > 1.12 ? 'a wide mouth' : null,
    character.freckles ? 'freckles' : null,
    character.dimples ? 'dimples' : null,
    character.gapTooth ? 'a gap between the front teeth' : null,
    character.glasses === 'none' ? null : `${character.glasses} ${colorWords(THINGS, character.glassesColor)} glasses`,
    character.headwear === 'none'
      ? null
      : `a ${colorWords(THINGS, character.headwearColor)} ${HEADWEAR_WORDS[character.headwear]}`,
    character.hearingAid ? 'a hearing aid behind one ear' : null,
  ];
  const heads = (2.62 + 0.135 * character.age).toFixed(1);
  return `a ${character.age}-year-old ${character.gender}, ${heads} heads tall: ${join(features)}`;
}

/**
 * One page as instructions for an image model: composition, hero, companions, light, style and rules.
 * Built from declarations only; the child's name is in none of them and so cannot reach a provider.
 */
export function describePicture(
  request: Pick<DrawRequest, 'scene' | 'character' | 'model' | 'variation'>,
  options: { readonly withPhoto: boolean },
): string {
  const { scene, character, model, variation } = request;
  return [
    'A single illustration for a children’s book.',
    `Place: ${plainWords(scene.stage)}. Light and palette: ${plainWords(scene.palette)}.`,
    scene.weather && `In the air: ${plainWords(scene.weather)}.`,
    `View: ${cameraWords(scene)}`,
    `Hero: ${describeHero(character)}.`,
    options.withPhoto && `${LIKENESS[model]} ${PHOTO_LIMITS}`,
    heroWords(scene),
    ...scene.companions.map((companion) => companionWords(companion, scene.mirrored)),
    propWords(scene),
    quietZoneWords(scene),
    variation > 0 && OTHER_VIEWS[(variation - 1) % OTHER_VIEWS.length],
    STYLE,
    RULES,
  ]
    .filter(Boolean)
    .join('\n');
}

function cameraWords({ camera, mirrored }: Scene): string {
  const zoom = 'zoom' in camera ? camera.zoom : { wide: 1, medium: 1.5, close: 2 }[camera.shot];
  const shot =
    zoom >= 1.9
      ? 'close shot, the hero’s head and shoulders fill the picture'
      : zoom >= 1.3
        ? 'medium shot, the whole hero large in the picture'
        : 'wide shot, the place around the hero is seen';
  const offset = ('x' in camera ? camera.x - 600 : 0) * (mirrored ? -1 : 1);
  return `${shot}${Math.abs(offset) > 120 ? `, framed towards the ${side(offset)} of the place` : ''}.`;
}

function heroWords({ hero, mirrored }: Scene): string {
  const flip = mirrored ? -1 : 1;
  return `The hero: ${join([
    `pose “${plainWords(hero.pose)}”`,
    `at the ${placeWords(hero.slot, mirrored)}`,
    `body facing ${side(hero.facing * flip)}`,
    headWords((hero.yaw ?? 0) * flip),
    hero.gaze && gazeWords(hero.gaze[0] * flip, hero.gaze[1]),
    `expression: ${EXPRESSION_WORDS[hero.expression]}`,
    `wearing ${plainWords(hero.outfit)}`,
    hero.holds && `holding: ${plainWords(hero.holds)}`,
    sizeWords(hero.scale),
  ])}.`;
}

function headWords(yaw: number): string {
  if (Math.abs(yaw) < 0.12) return 'face towards the viewer';
  return `head turned ${Math.abs(yaw) < 0.45 ? 'a little' : 'far'} to the ${side(yaw)}`;
}

/** `y` grows downwards, as on the canvas. */
function gazeWords(x: number, y: number): string | null {
  const directions = [Math.abs(y) > 0.2 && (y < 0 ? 'up' : 'down'), Math.abs(x) > 0.2 && `to the ${side(x)}`];
  const seen = directions.filter(Boolean);
  return seen.length > 0 ? `looking ${seen.join(' and ')}` : null;
}

function companionWords(companion: Scene['companions'][number], mirrored: boolean): string {
  return `With the hero: ${join([
    `one ${plainWords(companion.kind)}`,
    `at the ${placeWords(companion.slot, mirrored)}`,
    `facing ${side(companion.facing * (mirrored ? -1 : 1))}`,
    EXPRESSION_WORDS[companion.expression],
    sizeWords(companion.scale),
  ])}.`;
}

function propWords({ props, mirrored }: Scene): string | null {
  if (props.length === 0) return null;
  const things = props.map((prop) =>
    join([`${plainWords(prop.kind)} at the ${placeWords(prop.slot, mirrored)}`, sizeWords(prop.scale)]),
  );
  return `Also: ${things.join('; ')}.`;
}

/** `start` is the left of an unmirrored picture. */
function quietZoneWords({ quietZone, mirrored }: Scene): string | null {
  if (quietZone === 'none') return null;
  const isVertical = quietZone === 'top' || quietZone === 'bottom';
  const zone = isVertical ? quietZone : side((quietZone === 'end' ? 1 : -1) * (mirrored ? -1 : 1));
  return `Keep the ${zone} third calm and even, without faces or detail: words will be set there later.`;
}

function sizeWords(scale: number): string | null {
  if (scale < 0.7) return 'small in the picture';
  return scale > 1.4 ? 'large in the picture' : null;
}

const side = (direction: number): 'left' | 'right' => (direction < 0 ? 'left' : 'right');
const join = (parts: ReadonlyArray<string | null | undefined>): string => parts.filter(Boolean).join(', ');
