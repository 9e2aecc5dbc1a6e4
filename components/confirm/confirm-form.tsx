'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FieldMessage } from '@/components/ui/field';
import { toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

const APPROVALS = ['texts', 'images'] as const;
type Approval = (typeof APPROVALS)[number];

/** Codes of a book that was changed after its proof was made. */
const OUTDATED = ['changed_elsewhere', 'proof_not_made', 'pages_overflow'];

type ConfirmFormProps = {
  readonly orderId: string;
  /** The edits that are in the proof above: only this state of the book is approved. */
  readonly edits: number;
  /** The parcel has an address. */
  readonly ready: boolean;
  readonly onConfirmed: () => Promise<unknown>;
  /** The book is no longer the one that was shown. */
  readonly onRefused: () => Promise<unknown>;
};

/** 'Approval of texts and images must be ticked' (spec §5), then one last question: printing cannot be undone. */
export function ConfirmForm({ orderId, edits, ready, onConfirmed, onRefused }: ConfirmFormProps) {
  const t = useTranslations('confirm.print.form');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const [ticked, setTicked] = useState<Readonly<Record<Approval, boolean>>>({ texts: false, images: false });
  const [formCode, setFormCode] = useState<string>();
  const [checked, setChecked] = useState(false);
  const boxes = useRef<Partial<Record<Approval, HTMLInputElement | null>>>({});
  const key = useRef<string>(null);
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    key.current ??= crypto.randomUUID();
    const json = { ...ticked, edits };
    try {
      await sendJson(`/api/orders/${orderId}/confirm`, { json, idempotencyKey: key.current });
    } catch (thrown) {
      key.current = null;
      if (OUTDATED.includes(toApiError(thrown).code)) void onRefused();
      throw thrown;
    }
    await onConfirmed();
    return 'close';
  });
  const submit = () => {
    setChecked(true);
    const missing = APPROVALS.find((approval) => !ticked[approval]);
    setFormCode(missing || ready ? undefined : 'delivery_address_missing');
    if (missing) boxes.current[missing]?.focus();
    else if (ready) openDialog();
  };
  return (
    <fieldset className="grid gap-2 rounded-card hairline border-edge bg-leaf p-5 shadow-1 sm:p-6">
      <legend className="sr-only">{t('legend')}</legend>
      {APPROVALS.map((approval) => {
        const missing = checked && !ticked[approval];
        return (
          <div key={approval}>
            <Checkbox
              aria-describedby={`approve-${approval}`}
              aria-invalid={missing ? true : undefined}
              checked={ticked[approval]}
              name={approval}
              onChange={(event) => setTicked({ ...ticked, [approval]: event.target.checked })}
              ref={(box) => {
                boxes.current[approval] = box;
              }}
            >
              {t(approval)}
            </Checkbox>
            <FieldMessage error={missing ? errorText('approval_required') : undefined} id={`approve-${approval}`} />
          </div>
        );
      })}
      <p className="mt-2 font-medium text-small">{t('warning')}</p>
      <FormError failure={formCode} />
      <Button onClick={submit} size="large" fullWidth>
        {t('submit')}
      </Button>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('back')}
        closeLabel={tCommon('close')}
        confirmLabel={t('submit')}
        description={t('dialogText')}
        error={<FormError failure={failure} />}
        title={t('dialogTitle')}
      />
    </fieldset>
  );
}
