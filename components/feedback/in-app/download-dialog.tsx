'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { getAddressToOpen, getBrowserLink } from './in-app-browser';

type DownloadDialogProps = {
  /** The link that was pressed. */
  readonly link: HTMLAnchorElement;
  /** The app around the page; `null`: its name is not known. */
  readonly app: string | null;
  readonly onClose: () => void;
};

/** How to save a file from a browser inside another app: in the phone's own browser, by a link or by its address. */
export default function DownloadDialog(props: DownloadDialogProps) {
  return (
    <LazyMessages namespaces={['inApp', 'common']}>
      <DownloadDialogContent {...props} />
    </LazyMessages>
  );
}

function DownloadDialogContent({ link, app, onClose }: DownloadDialogProps) {
  const t = useTranslations('inApp');
  const tCommon = useTranslations('common');
  const address = getAddressToOpen(link.href, window.location.href);
  const opens = getBrowserLink(address, navigator.userAgent);
  const tryHere = () => {
    link.dataset.anyway = '';
    link.click();
    delete link.dataset.anyway;
    onClose();
  };
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={app ? t('text', { app }) : t('textUnnamed')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('title')}
    >
      <div className="grid gap-4">
        {opens && (
          <a className="ui-button" data-look="action" data-size="regular" href={opens}>
            <Icon name="external-link" />
            {t('open')}
          </a>
        )}
        <CopyAddress address={address} />
        <UnstyledButton className="text-link justify-self-start text-small" onClick={tryHere} type="button">
          {t('anyway')}
        </UnstyledButton>
      </div>
    </Dialog>
  );
}

function CopyAddress({ address }: { readonly address: string }) {
  const t = useTranslations('inApp');
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Field
      error={copied === false ? t('notCopied') : undefined}
      hint={t('hint')}
      id="in-app-address"
      label={t('address')}
    >
      {(aria) => (
        <span className="flex gap-2">
          <TextInput
            {...aria}
            className="min-w-0"
            dir="ltr"
            onFocus={(event) => event.target.select()}
            readOnly
            value={address}
          />
          <Button className="shrink-0" onClick={copy} size="small" variant="quiet">
            <Icon name={copied ? 'check' : 'copy'} />
            <span>{t(copied ? 'copied' : 'copy')}</span>
          </Button>
        </span>
      )}
    </Field>
  );
}
