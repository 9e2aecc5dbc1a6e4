import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { isNameQuestion } from '@/lib/books';
import { useErrorText } from '@/lib/client/error-text';

type NameFieldProps = {
  readonly field: UseFormRegisterReturn;
  readonly code: string | undefined;
  /** The question about other letters was answered. */
  readonly kept: boolean;
  readonly onKeepAsWritten: () => void;
};

/** The child's first name; letters of another script than the book's are asked about, not refused (rulings, "child's name"). */
export function NameField({ field, code, kept, onKeepAsWritten }: NameFieldProps) {
  const t = useTranslations('wizard.child');
  const errorText = useErrorText();
  const keep = () => {
    onKeepAsWritten();
    // The button that was pressed goes away.
    document.getElementById('childName')?.focus();
  };
  return (
    <div className="grid max-w-[480px] gap-2">
      <Field error={errorText(code)} hint={t(kept ? 'nameKept' : 'nameHint')} id="childName" label={t('name')}>
        {(aria) => (
          <TextInput
            {...aria}
            {...field}
            autoCapitalize="words"
            autoComplete="off"
            dir="auto"
            enterKeyHint="next"
            spellCheck={false}
          />
        )}
      </Field>
      {isNameQuestion(code) && (
        <Button className="justify-self-start" look="quiet" onClick={keep} size="small">
          {t('keepAsWritten')}
        </Button>
      )}
    </div>
  );
}
