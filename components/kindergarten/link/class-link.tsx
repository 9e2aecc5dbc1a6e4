'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/stores/toast-store';
import { type ClassView, MAX_LINK_DAYS } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';
import type { ClassActions } from '../class/use-class';
import { CloseLink } from './close-link';
import { getLinkDays, toClosingTime } from './link-days';
import { LinkJoined } from './link-joined';

type ClassLinkProps = { readonly view: ClassView; readonly now: Date; readonly send: ClassActions['send'] };

/** The link by which parents add their own children: made, shared, moved to another day, closed. */
export function ClassLink({ view, now, send }: ClassLinkProps) {
  const t = useTranslations('kindergarten.link');
  const format = useFormatter();
  const { to } = useMarket();
  const { link, country } = view;
  const days = getLinkDays(now, MAX_LINK_DAYS);
  const [day, setDay] = useState(link?.closesAt.slice(0, 10) ?? days.proposed);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const url = link && typeof window !== 'undefined' ? `${window.location.origin}${to(`/class/${link.token}`)}` : '';
  const closesAt = link
    ? format.dateTime(new Date(link.closesAt), { weekday: 'long', day: 'numeric', month: 'long' })
    : '';
  const message = t('message', { kindergarten: isolate(view.kindergartenName || t('ourClass')), date: closesAt, url });
  const nudge = t('nudgeMessage', { date: closesAt, url });

  const change = async (options: Parameters<ClassActions['send']>[1]) => {
    setPending(true);
    setFailure(undefined);
    try {
      await send('/link', options);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setPending(false);
  };
  const open = () => change({ method: 'PUT', json: { closesAt: toClosingTime(day, country).toISOString() } });
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast(t('copied'));
  };
  const dayField = (
    <Field hint={t('dayHint')} id="class-link-day" label={t('day')}>
      {(aria) => (
        <TextInput
          {...aria}
          max={days.last}
          min={days.first}
          onChange={(event) => setDay(event.target.value)}
          type="date"
          value={day}
        />
      )}
    </Field>
  );
  return (
    <div className="class-link">
      <div className="grid gap-1">
        <h3 className="text-lead">{t('title')}</h3>
        <p className="max-w-[44em] text-ink-soft text-small">{t('text')}</p>
      </div>
      <FormError failure={failure} />
      {!link && (
        <div className="grid items-end gap-4 sm:grid-cols-[14rem_auto] sm:justify-start">
          {dayField}
          <Button className="sm:mb-6" loading={pending} onClick={() => void open()} variant="ink">
            {t('make')}
          </Button>
        </div>
      )}
      {link && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <TextInput aria-label={t('address')} className="class-link-url" dir="ltr" readOnly value={url} />
            <Button onClick={() => void copy(url)} size="small" variant="quiet">
              <Icon name="copy" />
              {t('copy')}
            </Button>
            <a
              className="ui-button"
              data-look="ink"
              data-size="small"
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              rel="noopener"
              target="_blank"
            >
              <Icon name="message-circle" />
              {t('whatsapp')}
            </a>
          </div>
          <p className={link.open ? 'text-small' : 'text-coral-deep text-small'}>
            {t(link.open ? 'openUntil' : 'closedAt', { date: closesAt })}
          </p>
          <LinkJoined nudge={nudge} onCopy={copy} view={view} />
          <details className="text-small">
            <summary className="text-link">{t('change')}</summary>
            <div className="grid items-end gap-4 pt-3 sm:grid-cols-[14rem_auto_auto] sm:justify-start">
              {dayField}
              <Button className="sm:mb-6" loading={pending} onClick={() => void open()} size="small" variant="quiet">
                {t('move')}
              </Button>
              {link.open && <CloseLink onClose={() => send('/link', { method: 'DELETE' })} />}
            </div>
          </details>
        </>
      )}
    </div>
  );
}
