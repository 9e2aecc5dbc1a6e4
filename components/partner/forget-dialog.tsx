'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldNote } from '@/components/ui/field';
import { send } from '@/lib/client/send';
import { WithWords } from '@/lib/client/with-words';

type ForgetDialogProps = {
  /** What is sent when the owner of the address says so, and where. */
  readonly path: string;
  readonly json: Readonly<Record<string, string>>;
  /** The domain whose `forget` has the words. */
  readonly domain: 'roladin' | 'bookDetail';
  readonly onClose: () => void;
};

/** Opening it changes nothing: the address goes when its owner says so (rulings, "Flow": links in e-mails). */
export default function ForgetDialog(props: ForgetDialogProps) {
  return (
    <WithWords domains={[props.domain, 'common']}>
      <Ask {...props} />
    </WithWords>
  );
}

function Ask({ path, json, domain, onClose }: ForgetDialogProps) {
  const t = useTranslations(`${domain}.forget`);
  const common = useTranslations('common');
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const isDone = state === 'done';
  const forget = async () => {
    setState('sending');
    const sent = send<{ readonly forgotten: true }>(path, { json });
    setState(
      await sent.then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
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
        <FieldNote error={state === 'failed' ? t('failed') : undefined} id="forget-note" />
        <Button busy={state === 'sending'} onClick={isDone ? onClose : forget} size="large">
          {isDone ? common('close') : t('send')}
        </Button>
      </div>
    </Dialog>
  );
}
