import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceGroup, Segment, Swatch } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/text';
import { type Character, GLASSES } from '@/lib/illustrator';
import { hairStylesFor, nearest, PALETTES, type ToneTrait, type TraitName } from './palettes';

type Choosing = { readonly character: Character; readonly onChange: (part: Partial<Character>) => void };
type SectionProps = {
  readonly trait: TraitName;
  readonly unsure: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

function Section({ trait, unsure, className, children }: SectionProps) {
  const t = useTranslations('preview.traits');
  return (
    <ChoiceGroup
      aside={unsure && <Tag tone="honey">{t('unsure')}</Tag>}
      className={className}
      legend={t(trait)}
      noteId={`${trait}-note`}
    >
      {children}
    </ChoiceGroup>
  );
}

type TraitSectionProps = Choosing & { readonly trait: TraitName; readonly unsure: boolean };

function Tones({
  trait,
  unsure,
  character,
  onChange,
}: Choosing & { readonly trait: ToneTrait; readonly unsure: boolean }) {
  const t = useTranslations('preview.tones');
  const chosen = nearest(trait, character[trait]);
  return (
    <Section className="swatch-row" trait={trait} unsure={unsure}>
      {PALETTES[trait].map(({ name, hex }) => (
        <Swatch
          checked={hex === chosen}
          color={hex}
          key={hex}
          label={t(name)}
          name={trait}
          onChange={() => onChange({ [trait]: hex })}
          value={hex}
        />
      ))}
    </Section>
  );
}

function HairStyles({ unsure, character, onChange }: Choosing & { readonly unsure: boolean }) {
  const t = useTranslations('preview.hair');
  return (
    <Section className="hair-grid" trait="hairStyle" unsure={unsure}>
      {hairStylesFor(character.gender).map((style) => (
        <label className="hair-tile" key={style} title={t(style)}>
          <input
            aria-label={t(style)}
            checked={character.hairStyle === style}
            className="choice-input"
            name="hairStyle"
            onChange={() => onChange({ hairStyle: style })}
            type="radio"
            value={style}
          />
          {/* biome-ignore lint/performance/noImgElement: a fixed tile, made ahead in its one size */}
          <img
            alt=""
            decoding="async"
            height={128}
            loading="lazy"
            src={`/pictures/hair-${style}-128.webp`}
            width={128}
          />
        </label>
      ))}
    </Section>
  );
}

function Glasses({ unsure, character, onChange }: Choosing & { readonly unsure: boolean }) {
  const t = useTranslations('preview.glasses');
  return (
    <Section className="segments" trait="glasses" unsure={unsure}>
      {GLASSES.map((shape) => (
        <Segment
          checked={character.glasses === shape}
          key={shape}
          name="glasses"
          onChange={() => onChange({ glasses: shape })}
          value={shape}
        >
          {shape !== 'none' && <Icon name="glasses" />}
          {t(shape)}
        </Segment>
      ))}
    </Section>
  );
}

/** One feature of the hero to confirm or correct. */
export function TraitSection({ trait, ...rest }: TraitSectionProps) {
  if (trait === 'hairStyle') return <HairStyles {...rest} />;
  if (trait === 'glasses') return <Glasses {...rest} />;
  return <Tones {...rest} trait={trait} />;
}
