'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { type PostView, STAFF_LIMITS } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { TextField } from '../forms/text-field';
import { useUnsavedWarning } from '../forms/use-unsaved-warning';
import { useAct } from '../orders/use-act';
import { InsertPicture } from './insert-picture';
import { PostPreview } from './post-preview';

type TextFormProps = {
  /** Of the post. */
  readonly id: string;
  readonly text: PostView['texts'][number];
  /** URLs that the text can show. */
  readonly pictures: readonly string[];
};

const FIELDS = ['title', 'description', 'content'] as const;
const LABELS = { title: 'postTitle', description: 'summary', content: 'content' } as const;
const LENGTHS = {
  title: STAFF_LIMITS.postTitle,
  description: STAFF_LIMITS.postSummary,
  content: STAFF_LIMITS.postText,
} as const;

/** What is typed of a text, and its saving. */
function useText(id: string, { language, ...text }: TextFormProps['text']) {
  const [stored] = useState({
    title: text.title,
    description: text.description,
    content: text.content,
    shown: text.shown,
  });
  const [typed, setTyped] = useState(stored);
  const [saved, setSaved] = useState(stored);
  // Of what was read here: what another member saved later is not overwritten, though the page may know it already.
  const [version, setVersion] = useState(text.version);
  const { act, acting, failure } = useAct(`/api/staff/blog/${id}/texts`);
  useUnsavedWarning(typed !== saved);
  const save = async () => {
    if (!(await act({ language, version, ...typed }))) return;
    setSaved(typed);
    setVersion(version + 1);
  };
  const change = (changed: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changed }));
  return { typed, change, save, isSaved: saved === typed && saved !== stored, acting, failure };
}

/** A post's text in one language, with what readers will see beside it. */
export function TextForm({ id, text, pictures }: TextFormProps) {
  const t = useTranslations('staff.blog');
  const { language } = text;
  const { typed, change, save, isSaved, acting, failure } = useText(id, text);
  const hints = { title: undefined, description: t('summaryHint'), content: t('contentHint') };
  const actions = (
    <>
      <Button loading={acting} type="submit" variant="ink">
        {t('save')}
      </Button>
      <span aria-live="polite" className="self-center text-ink-soft">
        {isSaved && t('saved')}
      </span>
    </>
  );
  return (
    <div className="staff-columns staff-columns-even pb-3">
      <StaffForm actions={actions} failure={failure} fields={FIELDS} onSend={save}>
        {FIELDS.map((field) => (
          <TextField
            failure={failure}
            hint={hints[field]}
            id={`${field}-${language}`}
            key={field}
            label={t(LABELS[field])}
            language={language}
            maxLength={LENGTHS[field]}
            name={field}
            onChange={(value) => change({ [field]: value })}
            value={typed[field]}
            {...(field !== 'title' && { rows: field === 'content' ? 16 : 2 })}
          />
        ))}
        {pictures.length > 0 && (
          <InsertPicture
            language={language}
            onInsert={(markdown) => change({ content: `${typed.content.trimEnd()}\n\n${markdown}\n` })}
            pictures={pictures}
          />
        )}
        <Checkbox checked={typed.shown} onChange={(event) => change({ shown: event.target.checked })}>
          {t('shown')}
        </Checkbox>
      </StaffForm>
      <PostPreview language={language} text={typed} />
    </div>
  );
}
