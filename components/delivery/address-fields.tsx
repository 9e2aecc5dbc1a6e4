import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import type { CountryCode } from '@/lib/markets';
import { requiresPostalCode, requiresState, US_STATES } from '@/lib/orders';
import type { AddressValues } from './address-draft';

type FieldName = keyof AddressValues;
type TextFieldName = Exclude<FieldName, 'state'>;

/** What the browser may fill in (WCAG 1.3.5). */
const AUTOCOMPLETE: Readonly<Record<TextFieldName, string>> = {
  fullName: 'shipping name',
  city: 'shipping address-level2',
  postalCode: 'shipping postal-code',
  street: 'shipping address-line1',
  // A browser knows no house number by itself.
  houseNumber: 'off',
  apartment: 'shipping address-line2',
};

type AddressFieldsProps = {
  readonly country: CountryCode;
  readonly register: (name: FieldName) => UseFormRegisterReturn;
  /** The error code of a field. */
  readonly errorOf: (name: FieldName) => string | undefined;
  /** The missing postal code was pointed out. */
  readonly warned?: boolean;
};

/** The fields of a delivery address (spec §5 "Shipping") in any form. */
export function AddressFields({ country, register, errorOf, warned = false }: AddressFieldsProps) {
  const t = useTranslations('checkout.delivery');
  const errorText = useErrorText();
  const id = useId();
  const text = (name: TextFieldName, hint?: string) => (
    <Field error={errorText(errorOf(name))} hint={hint} id={`${id}${name}`} label={t(`fields.${name}`, { country })}>
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
    <>
      {text('fullName')}
      {country === 'US' ? (
        text('street')
      ) : (
        <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
          {text('street')}
          {text('houseNumber')}
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        {text('apartment')}
        {text('city')}
      </div>
      {requiresState(country) && (
        <Field error={errorText(errorOf('state'))} id={`${id}state`} label={t('fields.state')}>
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
    </>
  );
}
