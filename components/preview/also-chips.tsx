import { useTranslations } from 'next-intl';
import { ChoiceChip, ChoiceGroup } from '@/components/ui/choice';
import type { Character } from '@/lib/illustrator';

const MARKS = ['freckles', 'dimples', 'gapTooth', 'hearingAid'] as const;

type AlsoChipsProps = { readonly character: Character; readonly onChange: (part: Partial<Character>) => void };

/** What no photo has to tell and what belongs to the child. */
export function AlsoChips({ character, onChange }: AlsoChipsProps) {
  const t = useTranslations('preview.also');
  const headwear = character.gender === 'girl' ? 'hijab' : 'kippah';
  return (
    <ChoiceGroup className="flex flex-wrap gap-2" legend={t('title')} noteId="also-note">
      {MARKS.map((mark) => (
        <ChoiceChip
          checked={character[mark]}
          key={mark}
          onChange={(event) => onChange({ [mark]: event.target.checked })}
        >
          {t(mark)}
        </ChoiceChip>
      ))}
      <ChoiceChip
        checked={character.headwear === headwear}
        onChange={(event) => onChange({ headwear: event.target.checked ? headwear : 'none' })}
      >
        {t(headwear)}
      </ChoiceChip>
    </ChoiceGroup>
  );
}
