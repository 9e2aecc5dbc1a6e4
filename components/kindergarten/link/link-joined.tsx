'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ClassView } from '@/lib/kindergarten';

type LinkJoinedProps = {
  readonly view: ClassView;
  /** A reminder to send to the parents. */
  readonly nudge: string;
  readonly onCopy: (text: string) => Promise<void>;
};

/** Whose parents have added them, by first name, and a reminder for the others. */
export function LinkJoined({ view, nudge, onCopy }: LinkJoinedProps) {
  const t = useTranslations('kindergarten.link');
  const joined = view.children.filter(({ addedByLink }) => addedByLink);
  return (
    <div className="grid gap-2 text-small">
      <p aria-live="polite" className="font-semibold">
        {t('joined', { count: joined.length })}
      </p>
      {joined.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {joined.map(({ id, name, missing }) => (
            <li className="class-joined" key={id}>
              <Icon name={missing.length === 0 ? 'check' : 'clock'} />
              <bdi>{name}</bdi>
              {missing.includes('photo') && <span className="text-ink-soft">{t('photoMissing')}</span>}
            </li>
          ))}
        </ul>
      )}
      {view.link?.open && (
        <UnstyledButton className="text-link justify-self-start" onClick={() => void onCopy(nudge)} type="button">
          <Icon name="copy" />
          {t('nudge')}
        </UnstyledButton>
      )}
    </div>
  );
}
