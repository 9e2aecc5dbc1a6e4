'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { MyRewards } from '@/lib/rewards';

type InviteFriendsProps = { readonly referral: NonNullable<MyRewards['referral']> };

/** 'Share for a free book': the account's invitation. The message speaks of the shop, never of the child. */
export function InviteFriends({ referral: { path, ordered } }: InviteFriendsProps) {
  const t = useTranslations('rewards.invite');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();
  const url = hydrated ? new URL(path, window.location.origin).href : path;
  const text = t('message');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="grid gap-4 rounded-card hairline border-edge bg-leaf p-5 shadow-1">
      <div className="grid gap-1">
        <h2 className="text-title">{t('title')}</h2>
        <p className="text-ink-soft">{t('text')}</p>
        <p>{t('ordered', { count: ordered })}</p>
      </div>
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
        {hydrated && 'share' in navigator && (
          <UnstyledButton
            className="text-link"
            // Rejects when the visitor closes the share sheet, which is not an error.
            onClick={() => navigator.share({ text, url }).catch(() => undefined)}
            type="button"
          >
            <Icon name="send" />
            {t('send')}
          </UnstyledButton>
        )}
      </div>
      <Field error={copied === false ? t('notCopied') : undefined} id="invite-link" label={t('link')}>
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
            <Button className="shrink-0" onClick={copy} size="small" variant="quiet">
              <Icon name={copied ? 'check' : 'copy'} />
              {copied ? t('copied') : t('copy')}
            </Button>
          </span>
        )}
      </Field>
    </section>
  );
}
