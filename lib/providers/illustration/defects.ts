/** Traits of the hero that the check compares with the character sheet. */
export const TRAITS = [
  'age',
  'skin',
  'hair colour',
  'hair style',
  'eye colour',
  'glasses',
  'headwear',
  'freckles',
  'hearing aid',
] as const;

type Trait = (typeof TRAITS)[number];

export type Defect =
  | { readonly kind: 'wrong_trait'; readonly traits: readonly Trait[] }
  | {
      readonly kind:
        | 'extra_child'
        | 'missing_child'
        | 'missing_companion'
        | 'text_in_picture'
        | 'cut_off'
        | 'not_square'
        | 'blank';
    };

/** Acceptable defects when no attempt was perfect. */
const TOLERABLE: ReadonlySet<Defect['kind']> = new Set(['cut_off', 'missing_companion', 'not_square']);

export const isTolerable = (defects: readonly Defect[]): boolean => defects.every(({ kind }) => TOLERABLE.has(kind));

const DESCRIPTIONS: Readonly<Record<Exclude<Defect['kind'], 'wrong_trait'>, string>> = {
  extra_child: 'extra child: somebody was in the picture who does not belong there, or the hero twice',
  missing_child: 'missing child: the hero was not in the picture',
  missing_companion: 'missing companion: not all of those named beside the hero were there',
  text_in_picture: 'text in the picture: letters, numbers or signs',
  cut_off: 'cut off: head, hands or feet of the hero were lost at the edge',
  not_square: 'not square: the picture must be square',
  blank: 'blank: there was nothing to be seen',
};

/** Describes the defect for the next attempt's prompt. */
export function describeDefect(defect: Defect): string {
  if (defect.kind === 'wrong_trait') return `wrong trait: the hero’s ${defect.traits.join(', ')} did not match`;
  return DESCRIPTIONS[defect.kind];
}
