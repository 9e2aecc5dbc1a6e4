import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';

/** Orders a printed copy of a digital book and opens its checkout. */
export function useUpgrade(orderId: string) {
  const router = useRouter();
  const { to } = useMarket();
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const upgrade = async () => {
    setFailure(undefined);
    setSending(true);
    try {
      const created = await sendJson<{ orderId: string }>(`/api/orders/${orderId}/upgrade`);
      router.push(to(`/checkout/${created.orderId}`));
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setSending(false);
    }
  };
  return { upgrade, sending, failure };
}
