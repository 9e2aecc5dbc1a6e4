import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { OwnChild } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';
import { TakeOut } from './take-out';

const TONES = {
  collecting: 'honey',
  making: 'sky',
  ready: 'mint',
  printing: 'sky',
  delivered: 'mint',
  ended: 'grey',
} as const satisfies Record<OwnChild['state'], string>;

type OwnChildCardProps = {
  readonly child: OwnChild;
  readonly kindergarten: string;
  readonly onLook: () => void;
  readonly onChange: () => void;
  readonly onPhoto: () => void;
  readonly onTakenOut: () => Promise<unknown>;
};

/** What a parent reads of a child while the class is collected: what is missing, and how the book was decided about. */
const getCollectingText = ({ missing, approval }: OwnChild) =>
  missing.includes('photo') ? 'photoMissing' : missing.includes('book') ? 'bookMissing' : (approval ?? 'undecided');

/** An own child of a parent: where the book stands, and what can still be done about it. */
export function OwnChildCard({ child, kindergarten, onLook, onChange, onPhoto, onTakenOut }: OwnChildCardProps) {
  const t = useTranslations('kindergarten.join.own');
  const { name, gender, state, editable, missing, downloadPath } = child;
  const collecting = state === 'collecting';
  const noPhoto = missing.includes('photo');
  return (
    <li className="group-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">
          <bdi>{name}</bdi>
        </h2>
        <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
      </div>
      <p>
        {t(collecting ? `texts.${getCollectingText(child)}` : `texts.${state}`, {
          name,
          gender,
          kindergarten: isolate(kindergarten),
        })}
      </p>
      {downloadPath && (
        <a className="ui-button justify-self-start" data-look="action" download href={downloadPath}>
          {t('download')}
        </a>
      )}
      {collecting && (
        <Button className="justify-self-start" onClick={noPhoto ? onPhoto : onLook}>
          {t(noPhoto ? 'addPhoto' : child.approval ? 'lookAgain' : 'look')}
        </Button>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {editable && (
          <UnstyledButton className="text-link text-small" onClick={onChange} type="button">
            {t('change')}
          </UnstyledButton>
        )}
        {editable && !noPhoto && (
          <UnstyledButton className="text-link text-small" onClick={onPhoto} type="button">
            {t('anotherPhoto')}
          </UnstyledButton>
        )}
        {(collecting || state === 'making') && <TakeOut child={child} onTakenOut={onTakenOut} />}
      </div>
    </li>
  );
}
