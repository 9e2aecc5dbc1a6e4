import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { requiresPostalCode, requiresState, US_STATES } from '@/lib/orders';
import type { AddressValues } from './address-draft';
import { type AddressFormProps, useAddressForm } from './use-address-form';

type TextFieldName = Exclude<keyof AddressValues, 'state'>;

/** What the browser may fill in (WCAG 1.3.5). */
const AUTOCOMPLETE: Readonly<Record<TextFieldName, string>> = {
  fullName: 'shipping name',
  city: 'shipping address-level2',
  postalCode: 'shipping postal-code',
  street: 'shipping address-line1',
  houseNumber: 'shipping address-line2',
  apartment: 'shipping address-line3',
};

/** Spec §2 "Dialogs: Shipping details", §5 "Shipping". */
export function AddressForm(props: AddressFormProps) {
  const t = useTranslations('checkout.delivery');
  const errorText = useErrorText();
  const id = useId();
  const { country } = props.order;
  const { register, formState, submit, errorCode, warned, sending } = useAddressForm(props);
  const { errors } = formState;
  const text = (name: TextFieldName, hint?: string) => (
    <Field
      error={errorText(errors[name]?.message)}
      hint={hint}
      id={`${id}${name}`}
      label={t(`fields.${name}`, { country })}
    >
      {(aria) => (
        <TextInput
          {...aria}
          {...register(name)}
          autoComplete={AUTOCOMPLETE[name]}
          dir={name === 'postalCode' ? 'ltr' : 'auto'}
          inputMode={name === 'postalCode' && country !== 'US' ? 'numeric' : undefined}
        />
      )}
    </Field>
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <FormError code={errorCode} />
      {text('fullName')}
      <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
        {text('street')}
        {text('houseNumber')}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        {text('apartment')}
        {text('city')}
      </div>
      {requiresState(country) && (
        <Field error={errorText(errors.state?.message)} id={`${id}state`} label={t('fields.state')}>
          {(aria) => (
            <Select {...aria} {...register('state')} autoComplete="shipping address-level1">
              <option value="">{t('chooseState')}</option>
              {Object.entries(US_STATES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {text('postalCode', requiresPostalCode(country) ? undefined : t(warned ? 'postalCodeWarning' : 'postalCodeHint'))}
      <p className="text-ink-soft text-small">{t('country', { country })}</p>
      <Button loading={sending} size="large" type="submit" fullWidth>
        {t(warned ? 'saveAnyway' : 'save')}
      </Button>
      {errorCode && (
        <SupportButton className="text-link justify-self-center text-small" orderId={props.order.id} topic="order">
          {t('help')}
        </SupportButton>
      )}
    </form>
  );
}
