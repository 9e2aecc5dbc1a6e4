import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { ChoiceGroup, Segment } from '@/components/ui/choice';
import { LANGUAGES, type Language } from '@/lib/markets';

type BookLanguageProps = {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly onChoose: (language: Language) => void;
};

/** The language that the story is told in, each by its own name. */
export function BookLanguage({ field, error, onChoose }: BookLanguageProps) {
  const t = useTranslations('wizard.child');
  return (
    <ChoiceGroup
      className="segments max-w-[480px]"
      error={error}
      hint={t('languageHint')}
      legend={t('language')}
      noteId="language-note"
    >
      {LANGUAGES.map((choice) => (
        <Segment {...field} key={choice} lang={choice} onChange={() => onChoose(choice)} value={choice}>
          {LANGUAGE_NAMES[choice]}
        </Segment>
      ))}
    </ChoiceGroup>
  );
}
