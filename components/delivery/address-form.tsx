import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { AddressFields } from './address-fields';
import { type AddressFormProps, useAddressForm } from './use-address-form';

/** Spec §2 "Dialogs: Shipping details", §5 "Shipping". */
export function AddressForm(props: AddressFormProps) {
  const t = useTranslations('checkout.delivery');
  const { register, formState, submit, failure, warned, remembered, sending } = useAddressForm(props);
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {props.order.gift?.active && <p>{t('giftNote')}</p>}
      {remembered && <p className="text-small">{t('remembered')}</p>}
      <FormError failure={failure} />
      <AddressFields
        country={props.order.country}
        errorOf={(name) => formState.errors[name]?.message}
        register={register}
        warned={warned}
      />
      <Button loading={sending} size="large" type="submit" fullWidth>
        {t(warned ? 'saveAnyway' : 'save')}
      </Button>
      {failure && (
        <SupportButton className="text-link justify-self-center text-small" orderId={props.order.id} topic="order">
          {t('help')}
        </SupportButton>
      )}
    </form>
  );
}
