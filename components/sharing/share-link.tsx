'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';

type ShareLinkProps = { readonly path: string; readonly title: string };

/** Link to a shared book and ways to send it. The message never contains the child's name. */
export function ShareLink({ path, title }: ShareLinkProps) {
  const t = useTranslations('preview.share');
  const [copied, setCopied] = useState<boolean>();
  const url = new URL(path, window.location.origin).href;
  const text = t('message');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="grid gap-4">
      <Field error={copied === false ? t('notCopied') : undefined} id="share-link" label={t('link')}>
        {(aria) => (
          <span className="flex gap-2">
            <TextInput
              {...aria}
              className="min-w-0"
              dir="ltr"
              onFocus={(event) => event.target.select()}
              readOnly
              value={url}
            />
            <Button className="shrink-0" onClick={copy} size="small">
              <Icon name={copied ? 'check' : 'copy'} />
              {copied ? t('copied') : t('copy')}
            </Button>
          </span>
        )}
      </Field>
      <div className="flex flex-wrap gap-x-6">
        <a
          className="text-link"
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          <Icon name="message-circle" />
          {t('whatsapp')}
        </a>
        {'share' in navigator && (
          <UnstyledButton
            className="text-link"
            // Rejects when the visitor closes the share sheet, which is not an error.
            onClick={() => navigator.share({ title, text, url }).catch(() => undefined)}
            type="button"
          >
            <Icon name="send" />
            {t('send')}
          </UnstyledButton>
        )}
        <a className="text-link" href={path} rel="noopener" target="_blank">
          <Icon name="eye" />
          {t('look')}
        </a>
      </div>
    </div>
  );
}
