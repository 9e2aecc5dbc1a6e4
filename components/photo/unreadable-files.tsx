import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useErrorText } from '@/lib/client/api/error-text';
import type { UnreadableFile } from './use-photo-candidates';

type UnreadableFilesProps = {
  readonly files: readonly UnreadableFile[];
  readonly values: Readonly<Record<string, string | number>>;
  /** Another photo is selected, to which these errors do not apply. */
  readonly hasPhoto: boolean;
  readonly onDismiss: (id: string) => void;
};

/** Files that we could not open, each with its name and the reason. */
export function UnreadableFiles({ files, values, hasPhoto, onDismiss }: UnreadableFilesProps) {
  const t = useTranslations('wizard.photo.unopened');
  const errorText = useErrorText();
  return (
    <div aria-live="assertive" className="grid gap-2">
      {files.map(({ id, name, code }) => (
        <div className="unreadable-file" key={id}>
          <span aria-hidden="true" className="unreadable-picture">
            <Icon name="triangle-exclamation-point" />
          </span>
          <p className="min-w-0 grow text-small leading-snug">
            <b className="block break-words font-semibold">
              {name ? t.rich('title', { file: () => <bdi>{name}</bdi> }) : t('titleUnnamed')}
            </b>
            {errorText(code, values)}
            {hasPhoto && <span className="mt-1 block text-ink-soft">{t('kept')}</span>}
          </p>
          <IconButton label={t('dismiss')} onClick={() => onDismiss(id)}>
            <Icon name="x" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
