'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Tag } from '@/components/ui/text';
import { TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { DEFAULT_COUNTRY, LANGUAGE_NAMES, localePath } from '@/lib/markets';
import type { PostView } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { StaffPanel } from '../frame/staff-panel';
import { useAct } from '../orders/use-act';
import { POST_TONES } from './post-tones';

/** When readers see a post: now, from a time on, or not yet. */
export function PublicationForm({ post }: { readonly post: PostView }) {
  const t = useTranslations('staff.blog');
  const errorText = useErrorText();
  const [at, setAt] = useState(post.localTime);
  const { act, acting, failure } = useAct(`/api/staff/blog/${post.id}/publication`);
  const actions = (
    <>
      <Button loading={acting} type="submit" variant="quiet">
        {t('schedule')}
      </Button>
      {post.state !== 'published' && (
        <Button loading={acting} onClick={() => act({ at: 'now' })}>
          {t('publishNow')}
        </Button>
      )}
      {post.state !== 'draft' && (
        <Button loading={acting} onClick={() => act({ at: 'never' })} variant="quiet">
          {t('withdraw')}
        </Button>
      )}
    </>
  );
  return (
    <StaffPanel
      id="publication"
      title={
        <>
          {t('publication')} <Tag tone={POST_TONES[post.state]}>{t(`states.${post.state}`)}</Tag>
        </>
      }
    >
      <StaffForm actions={actions} failure={failure} fields={['at']} onSend={() => act({ at })}>
        <Field error={errorText(failure?.fields?.at)} hint={t('timeHint')} id="at" label={t('time')}>
          {(aria) => (
            <TextInput
              {...aria}
              dir="auto"
              onChange={(event) => setAt(event.target.value)}
              type="datetime-local"
              value={at}
            />
          )}
        </Field>
      </StaffForm>
      {post.state === 'published' && <PublicLinks post={post} />}
    </StaffPanel>
  );
}

function PublicLinks({ post }: { readonly post: PostView }) {
  const t = useTranslations('staff.blog');
  return (
    <p className="flex flex-wrap gap-3">
      {post.texts
        .filter(({ shown }) => shown)
        .map(({ language }) => (
          <a className="text-link" href={localePath(DEFAULT_COUNTRY, language, `/blog/${post.id}`)} key={language}>
            {t('visit', { language: LANGUAGE_NAMES[language] })}
          </a>
        ))}
    </p>
  );
}
