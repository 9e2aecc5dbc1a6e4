import type { Character } from '../character/character';
import type { ImageModel } from '../request';
import { describeHero } from './hero';
import { describeFaults, NO_TEXT, STYLE, STYLE_REFERENCE } from './style';

const VIEWS =
  'Show one and the same child several times, well apart: the head from the front, in three-quarter view and from ' +
  'the side, calm; the head with three expressions: joy, wonder, worry; and one full figure from head to shoes, ' +
  'standing, in a plain cream shirt and trousers. Even daylight on a plain warm grey ground.';

const LIKENESS: Readonly<Record<ImageModel, string>> = {
  regular: 'Carry over the likeness (shape of the face, eyes, hair) into the illustrated style.',
  advanced: 'Paint the real face from it, clearly recognisable, finished in the same gouache as the style.',
};

const PHOTO_LIMITS =
  'Where photo and description differ, the description holds. ' +
  'Take nothing else from the photo: not its clothes, background, light or any writing in it.';

const RULES =
  `Rules: only this child, nobody else and no animal or thing. ${NO_TEXT} ` +
  'The child is fully dressed. Every head and the figure are whole, none touches the edge. Five fingers on a hand.';

type SheetOptions = {
  /** The first attached picture is the child's photo; the style reference always comes last. */
  readonly withPhoto: boolean;
  /** Faults of the last attempt, in words. */
  readonly faults?: readonly string[];
};

/** Instructions for an image model to draw the character sheet, which every page then follows. */
export function describeSheet(character: Character, model: ImageModel, options: SheetOptions): string {
  const lines = [
    'A character sheet for a children’s picture book.',
    VIEWS,
    `The child: ${describeHero(character)}.`,
    options.withPhoto && `The first attached picture is a photo of this child. ${LIKENESS[model]} ${PHOTO_LIMITS}`,
    `The ${options.withPhoto ? 'second' : 'first'} attached picture ${STYLE_REFERENCE}`,
    STYLE,
    RULES,
    describeFaults(options.faults ?? []),
  ];
  return lines.filter(Boolean).join('\n');
}
