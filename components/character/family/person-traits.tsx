import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Tag } from '@/components/ui/text';
import type { Character, ReadRelative, ReadTrait, Relative } from '@/lib/illustrator';
import { PictureTile } from '../picture-tile';
import { TonePicker } from '../traits/tone-picker';
import { getTone, HAIR_STYLES_BY_ROLE, hasTrait, listBaldness, OPTIONS, type PersonRole } from './family-options';

type PersonTraitsProps = {
  readonly role: PersonRole;
  readonly character: Character;
  readonly onChange: (looks: Relative) => void;
  /** What this device has just read of a photo. */
  readonly read: ReadRelative | null;
};

type PhotoTagProps = { readonly trait: ReadTrait; readonly looks: Relative; readonly read: ReadRelative | null };

/** Whether a choice is the photo's, or one that the photo left to the parent. */
function PhotoTag({ trait, looks, read }: PhotoTagProps) {
  const t = useTranslations('hero.family.photo');
  const told = read?.looks[trait];
  if (told !== undefined && looks[trait] === told) return <Tag tone="mint">{t('asInPhoto')}</Tag>;
  const isOpen = read?.unsure.includes(trait) && looks[trait] === undefined;
  return isOpen && <Tag tone="honey">{t('choose')}</Tag>;
}

const TONES = ['skin', 'hairColor', 'eyeColor'] as const;
const PICTURED = ['glasses', 'headwear'] as const;

/** What a parent chooses of a relative's looks. Nothing is marked in a row of pictures before it is chosen. */
export function PersonTraits({ role, character, onChange, read }: PersonTraitsProps) {
  const t = useTranslations('hero.family');
  const tTraits = useTranslations('preview.traits');
  const tHair = useTranslations('preview.hair');
  const tOptions = useTranslations('preview.options');
  const looks: Relative = character.family?.[role] ?? {};
  const { baldness = 'none' } = looks;
  const hasHair = baldness === 'none';
  return (
    <>
      {hasTrait(role, 'gender') && (
        <ChoiceGroup className="flex flex-wrap gap-2" legend={t('baby.legend')} noteId="relative-gender-note">
          {(['boy', 'girl'] as const).map((gender) => (
            <ChoiceChip
              checked={looks.gender === gender}
              key={gender}
              name="relative-gender"
              onChange={() => onChange({ gender })}
              type="radio"
              value={gender}
            >
              {t(`baby.${gender}`)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
      )}
      {TONES.map((trait) => (
        <ChoiceGroup
          aside={<PhotoTag looks={looks} read={read} trait={trait} />}
          key={trait}
          legend={tTraits(trait)}
          noteId={`relative-${trait}-note`}
        >
          <TonePicker
            label={tTraits(trait)}
            name={`relative-${trait}`}
            onChange={(hex) => onChange({ [trait]: hex })}
            trait={trait}
            value={looks[trait] ?? getTone(character, role, trait)}
          />
        </ChoiceGroup>
      ))}
      <ChoiceGroup
        aside={<PhotoTag looks={looks} read={read} trait="hairStyle" />}
        className="tile-grid"
        legend={tTraits('hairStyle')}
        noteId="relative-hairStyle-note"
      >
        {HAIR_STYLES_BY_ROLE[role].map((hairStyle) => (
          <PictureTile
            checked={hasHair && looks.hairStyle === hairStyle}
            key={hairStyle}
            label={tHair(hairStyle)}
            name="relative-hairStyle"
            onChange={() => onChange({ hairStyle, ...(!hasHair && { baldness: 'none' }) })}
            picture={`hair-${hairStyle}`}
            value={hairStyle}
          />
        ))}
      </ChoiceGroup>
      {listBaldness(role).length > 0 && (
        <ChoiceGroup className="flex flex-wrap gap-2" legend={t('baldness.legend')} noteId="relative-baldness-note">
          {listBaldness(role).map((option) => (
            <ChoiceChip
              checked={baldness === option}
              key={option}
              name="relative-baldness"
              onChange={() => onChange({ baldness: option })}
              type="radio"
              value={option}
            >
              {t(`baldness.${option}`)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
      )}
      {hasTrait(role, 'beard') && (
        <ChoiceGroup className="flex flex-wrap gap-2" legend={t('beard.legend')} noteId="relative-beard-note">
          {OPTIONS.beard.map((beard) => (
            <ChoiceChip
              checked={looks.beard === beard}
              key={beard}
              name="relative-beard"
              onChange={() => onChange({ beard })}
              type="radio"
              value={beard}
            >
              {t(`beard.${beard}`)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
      )}
      {PICTURED.filter((trait) => hasTrait(role, trait)).map((trait) => (
        <ChoiceGroup
          aside={trait === 'glasses' && <PhotoTag looks={looks} read={read} trait={trait} />}
          className="tile-grid"
          key={trait}
          legend={tTraits(trait)}
          noteId={`relative-${trait}-note`}
        >
          {OPTIONS[trait].map((option) => (
            <PictureTile
              checked={looks[trait] === option}
              key={option}
              label={tOptions(`${trait}.${option}` as Parameters<typeof tOptions>[0])}
              name={`relative-${trait}`}
              onChange={() => onChange({ [trait]: option })}
              picture={`trait-${trait}-${option}`}
              value={option}
            />
          ))}
        </ChoiceGroup>
      ))}
    </>
  );
}
