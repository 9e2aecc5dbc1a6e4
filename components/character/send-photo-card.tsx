import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';

type SendPhotoCardProps = {
  /** Where the photo is sent, with a consent of its own. */
  readonly href: string;
  readonly price: string;
};

/** The advanced style of a hero whose photo never left the device: only for this style is the photo sent. */
export function SendPhotoCard({ href, price }: SendPhotoCardProps) {
  const t = useTranslations('preview.passport');
  const tWhat = useTranslations('hero.what');
  return (
    <div className="send-photo">
      <Link aria-describedby="send-photo-text" className="send-photo-frame" href={href}>
        <Icon className="text-title" name="camera" />
        <span className="font-medium underline">{t('sendPhoto')}</span>
      </Link>
      <b className="block font-semibold text-[1.0625rem]">{t('models.advanced')}</b>
      <span className="block text-night-ink text-small">{tWhat('advanced')}</span>
      <span className="block text-night-soft text-small">
        <Num>{`+${price}`}</Num>
      </span>
      <p className="text-night-soft text-small leading-snug" id="send-photo-text">
        {t('sendPhotoText')}
      </p>
    </div>
  );
}
