import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { addressSchema, isPostalCodeMissing, type OrderView } from '@/lib/orders';
import { type AddressValues, clearAddressDraft, loadAddressDraft, storeAddressDraft } from './address-draft';

type AddressOrder = Pick<OrderView, 'id' | 'country' | 'address' | 'gift'>;
export type AddressFormProps = { readonly order: AddressOrder; readonly onSaved: () => Promise<unknown> };

const EMPTY: AddressValues = {
  fullName: '',
  state: '',
  city: '',
  postalCode: '',
  street: '',
  houseNumber: '',
  apartment: '',
};

function getInitialValues({ id, address, gift }: AddressOrder): AddressValues {
  const { country: _, ...saved } = address ?? {};
  const known = Object.fromEntries(Object.entries(saved).map(([field, value]) => [field, value ?? '']));
  const recipient = gift?.active ? { fullName: gift.recipientName } : {};
  return { ...EMPTY, ...recipient, ...known, ...loadAddressDraft(id) };
}

/**
 * The delivery address of an order. What is typed stays in the tab until it is saved. A missing postal code is a
 * warning where it is not required: the second click continues without it (rulings, "Limits").
 */
export function useAddressForm({ order, onSaved }: AddressFormProps) {
  const { id, country } = order;
  const [failure, setFailure] = useState<Failure>();
  const [warned, setWarned] = useState(false);
  const form = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: { country, ...getInitialValues(order) },
  });
  const { watch, setError, setFocus } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ country: _, ...values }) => storeAddressDraft(id, values as AddressValues));
    return unsubscribe;
  }, [watch, id]);

  const submit = form.handleSubmit(async (address) => {
    if (isPostalCodeMissing(address) && !warned) {
      setWarned(true);
      setFocus('postalCode');
      return;
    }
    setFailure(undefined);
    try {
      await sendJson(`/api/orders/${id}/address`, { method: 'PUT', json: address });
      clearAddressDraft(id);
      await onSaved();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!setFieldErrors(error, setError, {})) setFailure(error);
    }
  });
  return { ...form, submit, failure, warned, sending: form.formState.isSubmitting };
}
