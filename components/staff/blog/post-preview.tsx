'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { PostTakeaway } from '@/components/blog/post-takeaway';
import { PostText } from '@/components/blog/post-text';
import { splitLastSection } from '@/lib/blog';
import { DEFAULT_COUNTRY, getTextDirection, type Language } from '@/lib/markets';

type PostPreviewProps = {
  readonly language: Language;
  readonly text: { readonly title: string; readonly content: string };
};

/** What readers will see of a text, while it is written. */
export function PostPreview({ language, text }: PostPreviewProps) {
  const t = useTranslations('staff.blog');
  const { title, content } = useDeferredValue(text);
  const { body, ending } = splitLastSection(content);
  const market = { country: DEFAULT_COUNTRY, language };
  return (
    <section aria-label={t('preview')}>
      <p className="text-ink-soft">{t('preview')}</p>
      {content ? (
        <article className="staff-preview" dir={getTextDirection(language)} lang={language}>
          <h3 className="text-title">{title}</h3>
          <div className="post-text">
            <PostText text={body} {...market} />
          </div>
          {ending && <PostTakeaway {...ending} {...market} id={`tonight-${language}`} />}
        </article>
      ) : (
        <p>{t('empty')}</p>
      )}
    </section>
  );
}
