import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';

type SendPhotoCardProps = {
  /** Where the photo is sent, with a consent of its own. */
  readonly href: string;
  readonly price: string;
};

/**
 * The advanced style of a hero whose photo never left the device, in a line below the hero: only for this style is the
 * photo sent.
 */
export function SendPhotoCard({ href, price }: SendPhotoCardProps) {
  const t = useTranslations('preview.passport');
  const tWhat = useTranslations('hero.what');
  return (
    <div className="send-photo">
      <Icon className="size-6" name="camera" />
      <p className="min-w-0 text-small leading-snug">
        <b className="font-semibold">{t('models.advanced')}</b> <Num>{`+${price}`}</Num>
        <span className="block text-night-soft" id="send-photo-text">
          {tWhat('advanced')}. {t('sendPhotoText')}
        </span>
      </p>
      <Link aria-describedby="send-photo-text" className="send-photo-link" href={href}>
        {t('sendPhoto')}
      </Link>
    </div>
  );
}
