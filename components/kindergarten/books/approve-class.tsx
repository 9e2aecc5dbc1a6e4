'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ApprovalTicks } from '@/components/group/approval/approval-ticks';
import { useApproval } from '@/components/group/approval/use-approval';
import { Button } from '@/components/ui/button';
import { ApiError, type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type ApproveClassProps = {
  readonly classId: string;
  readonly total: number;
  readonly onApproved: () => Promise<unknown>;
};

/** Sends under one key until the server has answered, so that a lost answer approves nothing twice. */
function useSendApproval(classId: string) {
  const key = useRef<string>(null);
  return async (json: object) => {
    key.current ??= crypto.randomUUID();
    try {
      await sendJson(`/api/kindergarten/${classId}/approve`, { json, idempotencyKey: key.current });
    } catch (thrown) {
      if (toApiError(thrown).status !== 0) key.current = null;
      throw thrown;
    }
  };
}

/** The children whose books are not ready, as a refusal names them. */
const listUnready = (failure: Failure | undefined): readonly string[] => {
  const children = failure instanceof ApiError ? failure.data.children : undefined;
  return ((children ?? []) as readonly { readonly name: string }[]).map(({ name }) => name);
};

/** One approval of the texts and pictures of all books (spec §5 "Confirmation"): irreversible, starts printing. */
export function ApproveClass({ classId, total, onApproved }: ApproveClassProps) {
  const t = useTranslations('kindergarten.books.approve');
  const sendApproval = useSendApproval(classId);
  const approval = useApproval(async (json) => {
    await sendApproval(json);
    await onApproved();
  });
  const unready = listUnready(approval.failure);
  return (
    <form className="class-approve" noValidate onSubmit={approval.submit}>
      <h2 className="text-title">{t('title', { count: total })}</h2>
      <p className="text-small">{t('text')}</p>
      <ApprovalTicks approval={approval} images={t('images')} texts={t('texts')} />
      {unready.length > 0 && <p className="text-small">{t('unready', { names: unready.join(', ') })}</p>}
      <Button className="justify-self-start" loading={approval.sending} type="submit">
        {t('confirm')}
      </Button>
    </form>
  );
}
