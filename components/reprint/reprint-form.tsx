import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/delivery/address-fields';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { isOwnMistake, REPRINT_REASONS, REPRINT_TEXT } from '@/lib/fulfilment';
import type { CountryCode } from '@/lib/markets';
import type { ReprintFormState } from './use-reprint-form';

type ReprintFormProps = {
  readonly form: ReprintFormState;
  readonly country: CountryCode;
  /** The one reprint because of the parent's own mistake was used. */
  readonly ownMistakeUsed: boolean;
};

/** Why the book is to be printed once more, and the right address if that was wrong. */
export function ReprintForm({ form, country, ownMistakeUsed }: ReprintFormProps) {
  const t = useTranslations('orders.reprint');
  const errorText = useErrorText();
  const { register, reason, failure, submit, formState } = form;
  const { errors, isSubmitting } = formState;
  const reasons = REPRINT_REASONS.filter((one) => !(ownMistakeUsed && isOwnMistake(one)));
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <FormError failure={failure} />
      <ChoiceGroup
        className="grid gap-2"
        error={errorText(errors.reason?.message)}
        hint={ownMistakeUsed && t('mistakeUsed')}
        legend={t('reason')}
        noteId="reprint-reason"
      >
        {reasons.map((one) => (
          <ChoiceCard className="px-5 py-3" key={one} {...register('reason')} value={one}>
            {t(one)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      <Field
        error={errorText(errors.description?.message)}
        hint={t(reason === 'own_text' ? 'textHint' : 'hint', REPRINT_TEXT)}
        id="reprint-description"
        label={t('description')}
      >
        {(aria) => <TextArea {...aria} {...register('description')} className="min-h-24" dir="auto" rows={3} />}
      </Field>
      {reason === 'own_address' && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-semibold">{t('address')}</legend>
          <AddressFields
            country={country}
            errorOf={(name) => errors.address?.[name]?.message}
            register={(name) => register(`address.${name}`)}
          />
        </fieldset>
      )}
      <Button loading={isSubmitting} size="large" type="submit" fullWidth>
        {t('submit')}
      </Button>
    </form>
  );
}
