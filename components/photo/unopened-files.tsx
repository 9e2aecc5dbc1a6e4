import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useErrorText } from '@/lib/client/error-text';
import type { UnopenedFile } from './use-candidates';

type UnopenedFilesProps = {
  readonly files: readonly UnopenedFile[];
  readonly values: Readonly<Record<string, string | number>>;
  /** Another photo is chosen, of which none of this is said. */
  readonly hasPhoto: boolean;
  readonly onDismiss: (id: string) => void;
};

/** Files that could not be opened, each with its name and the reason: apart from what is said of the chosen photo. */
export function UnopenedFiles({ files, values, hasPhoto, onDismiss }: UnopenedFilesProps) {
  const t = useTranslations('wizard.photo.unopened');
  const errorText = useErrorText();
  return (
    <div aria-live="assertive" className="grid gap-2">
      {files.map(({ id, name, code }) => (
        <div className="unopened-file" key={id}>
          <span aria-hidden="true" className="unopened-picture">
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
