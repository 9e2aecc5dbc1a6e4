import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { fetcher } from '@/lib/client/api/fetcher';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { type Address, addressSchema, formatStreet, isPostalCodeMissing, type OrderView } from '@/lib/orders';
import { type AddressValues, clearAddressDraft, loadAddressDraft, storeAddressDraft } from './address-draft';

type AddressOrder = Pick<OrderView, 'id' | 'country' | 'address' | 'gift'>;
export type AddressFormProps = {
  readonly order: AddressOrder;
  /** Who gets the parcel, if another form has asked already. */
  readonly contactName?: string | undefined;
  readonly onSaved: () => Promise<unknown>;
};

export const EMPTY_ADDRESS: AddressValues = {
  fullName: '',
  state: '',
  city: '',
  postalCode: '',
  street: '',
  houseNumber: '',
  apartment: '',
};

/** An address as the form of its country holds it: an American types number and street into one line. */
export function toAddressValues(address: Address): AddressValues {
  const { country, fullName, city, street, houseNumber, apartment, state, postalCode } = address;
  const oneLine = country === 'US';
  return {
    fullName,
    city,
    street: oneLine ? formatStreet({ country, street, house: houseNumber }) : street,
    houseNumber: oneLine ? '' : houseNumber,
    apartment: apartment ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  };
}

function getInitialValues({ id, address, gift }: AddressOrder, contactName: string): AddressValues {
  const known = address ? toAddressValues(address) : {};
  const recipient = gift?.active ? { fullName: gift.recipientName } : {};
  return { ...EMPTY_ADDRESS, fullName: contactName, ...recipient, ...known, ...loadAddressDraft(id) };
}

/**
 * The delivery address of an order. It begins with the address of the account's last parcel; what is typed stays in the
 * tab until it is saved. A missing postal code is a warning where it is not required: the second click continues
 * without it (§5 Shipping).
 */
export function useAddressForm({ order, contactName = '', onSaved }: AddressFormProps) {
  const { id, country } = order;
  const [failure, setFailure] = useState<Failure>();
  const [pointedOut, setPointedOut] = useState(false);
  const form = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: { country, ...getInitialValues(order, contactName) },
  });
  const { watch, setError, setFocus, reset } = form;
  const warned = pointedOut && isPostalCodeMissing({ country, postalCode: watch('postalCode') ?? null });
  const remembered = useRememberedAddress(order, (address) => reset({ country, ...toAddressValues(address) }));
  // Before the page tells what was typed until now.
  useLayoutEffect(() => {
    const { unsubscribe } = watch(({ country: _, ...values }) => storeAddressDraft(id, values as AddressValues));
    return unsubscribe;
  }, [watch, id]);

  const submit = form.handleSubmit(async (address) => {
    if (isPostalCodeMissing(address) && !pointedOut) {
      setPointedOut(true);
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
  return { ...form, submit, failure, warned, remembered, sending: form.formState.isSubmitting };
}

/**
 * Fills an empty form with the address of the account's last parcel. Resolves to whether it did; without a connection
 * the form stays empty.
 */
function useRememberedAddress({ id, address, gift }: AddressOrder, fill: (address: Address) => void): boolean {
  const [remembered, setRemembered] = useState(false);
  const [wanted] = useState(() => !address && !gift?.active && loadAddressDraft(id) === null);
  const fillForm = useEffectEvent(fill);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    fetcher<{ readonly address: Address | null }>(`/api/orders/${id}/address`)
      .then(({ address: last }) => {
        // What was typed meanwhile stays.
        if (left || !last || loadAddressDraft(id) !== null) return;
        fillForm(last);
        setRemembered(true);
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [id, wanted]);
  return remembered;
}
