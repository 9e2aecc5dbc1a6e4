'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldMessage } from '@/components/ui/field';
import { addErrorId } from '@/lib/client/api/error-id-text';
import { sendJson } from '@/lib/client/api/send-json';
import { LazyMessages } from '@/lib/client/lazy-messages';
import '@/app/overlays.css';

type UnsubscribeDialogProps = {
  /** API path and body that delete the address. */
  readonly path: string;
  readonly json: Readonly<Record<string, string>>;
  /** Message namespace whose `forget` holds the texts. */
  readonly domain: 'roladin' | 'bookDetail';
  readonly onClose: () => void;
};

/**
 * Opening the dialog changes nothing. The address is deleted only when the visitor confirms (rulings, "Flow": links in
 * e-mails).
 */
export default function UnsubscribeDialog(props: UnsubscribeDialogProps) {
  return (
    <LazyMessages namespaces={[props.domain, 'common', 'problem']}>
      <UnsubscribeDialogContent {...props} />
    </LazyMessages>
  );
}

function UnsubscribeDialogContent({ path, json, domain, onClose }: UnsubscribeDialogProps) {
  const t = useTranslations(`${domain}.forget`);
  const common = useTranslations('common');
  const problem = useTranslations('problem');
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const [failure, setFailure] = useState<unknown>();
  const isDone = state === 'done';
  const forget = async () => {
    setState('sending');
    try {
      await sendJson<{ readonly forgotten: true }>(path, { json });
      setState('done');
    } catch (thrown) {
      setFailure(thrown);
      setState('failed');
    }
  };
  return (
    <Dialog
      closeLabel={common('close')}
      description={<span role="status">{t(isDone ? 'doneText' : 'text')}</span>}
      onOpenChange={onClose}
      open
      title={t(isDone ? 'doneTitle' : 'title')}
      width={480}
    >
      <div className="grid justify-items-start gap-3">
        <FieldMessage
          error={state === 'failed' && addErrorId(t('failed'), problem('code'), failure)}
          id="forget-note"
        />
        <Button loading={state === 'sending'} onClick={isDone ? onClose : forget} size="large">
          {isDone ? common('close') : t('send')}
        </Button>
      </div>
    </Dialog>
  );
}
