import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Tag } from '@/components/ui/text';
import {
  BROW_SHAPES,
  type Character,
  EYE_SHAPES,
  GLASSES,
  HEADWEAR,
  NOSES,
  nearestStep,
  STEPS,
  type StepTrait,
  TONES,
  type ToneTrait,
  TRAIT_STEPS,
} from '@/lib/illustrator';
import { changeHairStyle, type OwnHair } from '../own-hair';
import { OwnHairTile, PictureTile } from '../picture-tile';
import { hairStylesFor } from './hair-style-order';
import { TonePicker } from './tone-picker';
import { BOOLEAN_TRAITS, type TraitName } from './trait-groups';

const OPTIONS_BY_TRAIT = {
  eyeShape: EYE_SHAPES,
  browShape: BROW_SHAPES,
  nose: NOSES,
  glasses: GLASSES,
  headwear: HEADWEAR,
} as const;
type OptionTrait = keyof typeof OPTIONS_BY_TRAIT;

const isTone = (trait: TraitName): trait is ToneTrait => trait in TONES;
const isStep = (trait: TraitName): trait is StepTrait => trait in TRAIT_STEPS;

type TraitSectionProps = {
  readonly trait: TraitName;
  readonly unsure: boolean;
  /** There is a photo, so "not sure" refers to it. */
  readonly fromPhoto: boolean;
  readonly character: Character;
  /** The hair of the photo and its picture, as long as it is drawn. */
  readonly ownHair: { readonly hair: OwnHair; readonly picture: string | null } | null;
  readonly onChange: (part: Partial<Character>) => void;
};
type TraitOptionsProps = Omit<TraitSectionProps, 'unsure' | 'fromPhoto'>;

/** One feature to confirm or correct. */
export function TraitSection({ trait, unsure, fromPhoto, ...rest }: TraitSectionProps) {
  const t = useTranslations('preview');
  return (
    <ChoiceGroup
      aside={unsure && <Tag tone="honey">{t(fromPhoto ? 'traits.unsure' : 'traits.tell')}</Tag>}
      legend={t(`traits.${trait}`)}
      noteId={`${trait}-note`}
    >
      {renderTraitOptions(trait, rest, t(`traits.${trait}`))}
    </ChoiceGroup>
  );
}

function renderTraitOptions(trait: TraitName, rest: Omit<TraitOptionsProps, 'trait'>, label: string): ReactNode {
  const { character, onChange } = rest;
  if (isTone(trait)) {
    return (
      <TonePicker label={label} onChange={(hex) => onChange({ [trait]: hex })} trait={trait} value={character[trait]} />
    );
  }
  if (isStep(trait)) return <StepOptions {...rest} trait={trait} />;
  if (trait === 'hairStyle') return <HairStyleOptions {...rest} />;
  if (trait === 'marks') return <BooleanOptions {...rest} />;
  return <TraitOptions {...rest} trait={trait} />;
}

function HairStyleOptions({ character, ownHair, onChange }: Omit<TraitOptionsProps, 'trait'>) {
  const t = useTranslations('preview.hair');
  return (
    <div className="tile-grid">
      {ownHair && (
        <OwnHairTile
          checked={character.hairShape !== undefined}
          label={t('own')}
          name="hairStyle"
          onChange={() => onChange(ownHair.hair)}
          src={ownHair.picture}
        />
      )}
      {hairStylesFor(character.gender).map((style) => (
        <PictureTile
          checked={!character.hairShape && character.hairStyle === style}
          key={style}
          label={t(style)}
          name="hairStyle"
          onChange={() => onChange(changeHairStyle(character, style))}
          picture={`hair-${style}`}
          value={style}
        />
      ))}
    </div>
  );
}

function TraitOptions({ trait, character, onChange }: TraitOptionsProps & { readonly trait: OptionTrait }) {
  const t = useTranslations(`preview.options.${trait}`);
  const options: readonly Parameters<typeof t>[0][] = OPTIONS_BY_TRAIT[trait];
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

function StepOptions({ trait, character, onChange }: TraitOptionsProps & { readonly trait: StepTrait }) {
  const t = useTranslations(`preview.options.${trait}`);
  const selected = nearestStep(trait, character[trait]);
  return (
    <div className="tile-grid" data-close>
      {STEPS.map((step) => (
        <PictureTile
          checked={step === selected}
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

function BooleanOptions({ character, onChange }: Omit<TraitOptionsProps, 'trait'>) {
  const t = useTranslations('preview.also');
  return (
    <div className="tile-grid" data-captioned>
      {BOOLEAN_TRAITS.map((name) => (
        <PictureTile
          showLabel
          checked={character[name]}
          key={name}
          label={t(name)}
          onChange={(event) => onChange({ [name]: event.target.checked })}
          picture={`trait-${name}-on`}
          type="checkbox"
        />
      ))}
    </div>
  );
}
