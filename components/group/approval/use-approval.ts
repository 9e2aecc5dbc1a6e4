import { type FormEvent, useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';

type Ticked = { readonly texts: boolean; readonly images: boolean };

/**
 * The state of an approval of a group's book or books: its two ticks, and the sending of it. `submit` is for the form
 * and sends once both are ticked; `send` is for an answer without ticks, such as "print as drawn".
 */
export function useApproval(request: (json: object) => Promise<unknown>) {
  const [ticked, setTicked] = useState<Ticked>({ texts: false, images: false });
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const complete = ticked.texts && ticked.images;
  const send = async (json: object) => {
    if (sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await request(json);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(!complete);
    if (complete) void send(ticked);
  };
  return { ticked, setTicked, missing: asked && !complete, sending, failure, send, submit };
}
