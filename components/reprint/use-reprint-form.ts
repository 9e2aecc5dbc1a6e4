import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AddressValues } from '@/components/delivery/address-draft';
import { EMPTY_ADDRESS, toAddressValues } from '@/components/delivery/use-address-form';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import { type ReprintReason, type ReprintRequest, reprintSchema } from '@/lib/fulfilment';
import type { OrderView } from '@/lib/orders';

type ReprintValues = {
  readonly reason: ReprintReason | null;
  readonly description: string;
  readonly address: AddressValues & { readonly country: OrderView['country'] };
};

type ReprintFormOptions = {
  readonly order: Pick<OrderView, 'id' | 'country' | 'address'>;
  /** What the toast says about a request that starts at once, and about one that a person decides. */
  readonly messages: Readonly<Record<'started' | 'staff', string>>;
  readonly onRequested: () => Promise<unknown>;
};

function getInitialValues({ country, address }: ReprintFormOptions['order']): ReprintValues {
  const known = address ? toAddressValues(address) : EMPTY_ADDRESS;
  return { reason: null, description: '', address: { country, ...known } };
}

/** The request for a free reprint. It outlives its dialog: what was typed is there when it opens again. */
export function useReprintForm({ order, messages, onRequested }: ReprintFormOptions) {
  const [failure, setFailure] = useState<Failure>();
  const key = useRef<string | null>(null);
  const form = useForm<ReprintValues, unknown, ReprintRequest>({
    // The schema takes anything, since it drops an address that is not asked for.
    resolver: zodResolver(reprintSchema as z.ZodType<ReprintRequest, ReprintValues>),
    defaultValues: getInitialValues(order),
  });
  const submit = form.handleSubmit(async (request) => {
    setFailure(undefined);
    // A repeat after a lost response gets the first reply.
    key.current ??= crypto.randomUUID();
    try {
      const options = { json: request, idempotencyKey: key.current };
      const { outcome } = await sendJson<{ outcome: 'started' | 'staff' }>(`/api/orders/${order.id}/reprint`, options);
      toast(messages[outcome]);
      form.reset(getInitialValues(order));
      await onRequested();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.code !== 'network_error') key.current = null;
      if (!setFieldErrors(error, form.setError, {})) setFailure(error);
    }
  });
  return { ...form, reason: form.watch('reason'), failure, submit };
}
export type ReprintFormState = ReturnType<typeof useReprintForm>;
