import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useHeldWhilePressed } from '@/components/ui/use-held-while-pressed';
import { isNameQuestion } from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';

type NameFieldProps = {
  readonly field: UseFormRegisterReturn;
  /** The form's initial value, for the server, which renders the field without the form. */
  readonly saved: string | undefined;
  readonly code: string | undefined;
  /** The parent has confirmed the letters of another script. */
  readonly keptAsWritten: boolean;
  readonly onKeepAsWritten: () => void;
};

/** The child's first name. Letters of another script lead to a question, not to an error (§5 child name). */
export function NameField({ field, saved, code, keptAsWritten, onKeepAsWritten }: NameFieldProps) {
  const t = useTranslations('wizard.child');
  const errorText = useErrorText();
  const asks = useHeldWhilePressed(isNameQuestion(code));
  const confirmLetters = () => {
    onKeepAsWritten();
    // The focused button disappears, so move the focus to the field.
    document.getElementById('childName')?.focus();
  };
  return (
    <div className="grid max-w-[480px] gap-2">
      <Field error={errorText(code)} hint={t(keptAsWritten ? 'nameKept' : 'nameHint')} id="childName" label={t('name')}>
        {(aria) => (
          <TextInput
            {...aria}
            {...field}
            autoCapitalize="words"
            autoComplete="off"
            defaultValue={saved}
            dir="auto"
            enterKeyHint="next"
            spellCheck={false}
          />
        )}
      </Field>
      {asks && (
        <Button className="justify-self-start" variant="quiet" onClick={confirmLetters} size="small">
          {t('keepAsWritten')}
        </Button>
      )}
    </div>
  );
}
