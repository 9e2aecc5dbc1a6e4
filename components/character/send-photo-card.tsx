import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import type { DraftView } from '@/lib/books';

type SendPhotoCardProps = {
  readonly gender: DraftView['gender'];
  /** Where the photo is sent, with a consent of its own. */
  readonly href: string;
  readonly price: string;
};

/** The advanced style of a hero whose photo never left the device: only for this style is the photo sent. */
export function SendPhotoCard({ gender, href, price }: SendPhotoCardProps) {
  const t = useTranslations('preview.passport');
  const tWhat = useTranslations('hero.what');
  return (
    <div className="send-photo">
      <span aria-hidden="true" className="send-photo-frame text-title">
        <Icon name="camera" />
      </span>
      <b className="block font-semibold text-[1.0625rem]">{t('models.advanced')}</b>
      <span className="block text-night-ink text-small">{tWhat('advanced')}</span>
      <span className="block text-night-soft text-small">
        <Num>{`+${price}`}</Num>
      </span>
      <p className="text-night-soft text-small leading-snug">{t('sendPhotoText', { gender })}</p>
      <Link className="inline-block py-2.5 font-medium text-night-ink underline" href={href}>
        {t('sendPhoto')}
      </Link>
    </div>
  );
}
