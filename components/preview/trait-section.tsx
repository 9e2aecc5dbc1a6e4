import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '@/components/ui/choice';
import { Tag } from '@/components/ui/text';
import {
  BROW_SHAPES,
  type Character,
  EYE_SHAPES,
  GLASSES,
  HEADWEAR,
  NOSES,
  STEPS,
  type StepTrait,
  stepOf,
  TONES,
  type ToneTrait,
  TRAIT_STEPS,
} from '@/lib/illustrator';
import { hairStylesFor } from './palettes';
import { PictureTile } from './picture-tile';
import { ToneChoice } from './tone-choice';
import { MARKS, type TraitName } from './trait-groups';

const OPTIONS = {
  eyeShape: EYE_SHAPES,
  browShape: BROW_SHAPES,
  nose: NOSES,
  glasses: GLASSES,
  headwear: HEADWEAR,
} as const;
type OptionTrait = keyof typeof OPTIONS;

const isTone = (trait: TraitName): trait is ToneTrait => trait in TONES;
const isStep = (trait: TraitName): trait is StepTrait => trait in TRAIT_STEPS;

type TraitSectionProps = {
  readonly trait: TraitName;
  readonly unsure: boolean;
  /** There is a photo that could have told. */
  readonly fromPhoto: boolean;
  readonly character: Character;
  readonly onChange: (part: Partial<Character>) => void;
};
type PartProps = Omit<TraitSectionProps, 'unsure' | 'fromPhoto'>;

/** One feature of the hero to confirm or correct. */
export function TraitSection({ trait, unsure, fromPhoto, ...rest }: TraitSectionProps) {
  const t = useTranslations('preview');
  return (
    <ChoiceGroup
      aside={unsure && <Tag tone="honey">{t(fromPhoto ? 'traits.unsure' : 'traits.tell')}</Tag>}
      legend={t(`traits.${trait}`)}
      noteId={`${trait}-note`}
    >
      {partOf(trait, rest, t(`traits.${trait}`))}
    </ChoiceGroup>
  );
}

function partOf(trait: TraitName, rest: Omit<PartProps, 'trait'>, label: string): ReactNode {
  const { character, onChange } = rest;
  if (isTone(trait)) {
    return (
      <ToneChoice label={label} onChange={(hex) => onChange({ [trait]: hex })} trait={trait} value={character[trait]} />
    );
  }
  if (isStep(trait)) return <Steps {...rest} trait={trait} />;
  if (trait === 'hairStyle') return <HairStyles {...rest} />;
  if (trait === 'marks') return <Marks {...rest} />;
  return <Options {...rest} trait={trait} />;
}

function HairStyles({ character, onChange }: Omit<PartProps, 'trait'>) {
  const t = useTranslations('preview.hair');
  return (
    <div className="tile-grid">
      {hairStylesFor(character.gender).map((style) => (
        <PictureTile
          checked={character.hairStyle === style}
          key={style}
          label={t(style)}
          name="hairStyle"
          onChange={() => onChange({ hairStyle: style })}
          picture={`hair-${style}`}
          value={style}
        />
      ))}
    </div>
  );
}

function Options({ trait, character, onChange }: PartProps & { readonly trait: OptionTrait }) {
  const t = useTranslations(`preview.options.${trait}`);
  const options: readonly Parameters<typeof t>[0][] = OPTIONS[trait];
  return (
    <div className="tile-grid" data-close>
      {options.map((option) => (
        <PictureTile
          checked={character[trait] === option}
          key={option}
          label={t(option)}
          name={trait}
          onChange={() => onChange({ [trait]: option })}
          picture={`trait-${trait}-${option}`}
          value={option}
        />
      ))}
    </div>
  );
}

function Steps({ trait, character, onChange }: PartProps & { readonly trait: StepTrait }) {
  const t = useTranslations(`preview.options.${trait}`);
  const chosen = stepOf(trait, character[trait]);
  return (
    <div className="tile-grid" data-close>
      {STEPS.map((step) => (
        <PictureTile
          checked={step === chosen}
          key={step}
          label={t(step)}
          name={trait}
          onChange={() => onChange({ [trait]: TRAIT_STEPS[trait][step] })}
          picture={`trait-${trait}-${step}`}
          value={step}
        />
      ))}
    </div>
  );
}

function Marks({ character, onChange }: Omit<PartProps, 'trait'>) {
  const t = useTranslations('preview.also');
  return (
    <div className="tile-grid" data-captioned>
      {MARKS.map((mark) => (
        <PictureTile
          captioned
          checked={character[mark]}
          key={mark}
          label={t(mark)}
          onChange={(event) => onChange({ [mark]: event.target.checked })}
          picture={`trait-${mark}-on`}
          type="checkbox"
        />
      ))}
    </div>
  );
}
