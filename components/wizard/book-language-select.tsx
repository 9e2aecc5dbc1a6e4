import { useTranslations } from 'next-intl';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/markets';
import type { RadioField } from './use-child-form';

type BookLanguageSelectProps = {
  readonly field: (language: Language) => RadioField;
  readonly error: string | undefined;
  readonly onSelect: (language: Language) => void;
};

/** Language of the story; each option is in its own language. */
export function BookLanguageSelect({ field, error, onSelect }: BookLanguageSelectProps) {
  const t = useTranslations('wizard.child');
  return (
    <ChoiceGroup
      className="ui-segments max-w-[480px]"
      error={error}
      hint={t('languageHint')}
      legend={t('language')}
      noteId="language-note"
    >
      {LANGUAGES.map((option) => (
        <Segment {...field(option)} key={option} lang={option} onChange={() => onSelect(option)}>
          {LANGUAGE_NAMES[option]}
        </Segment>
      ))}
    </ChoiceGroup>
  );
}
