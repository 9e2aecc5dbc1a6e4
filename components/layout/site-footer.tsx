import { getTranslations } from 'next-intl/server';
import { ConsentButton } from '@/components/consent/consent-button';
import { SupportButton } from '@/components/support/support-button';
import { NightSky } from '@/components/ui/decor/night-sky';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import { FooterColumns } from './footer-columns';
import { brandName, Logo } from './logo';
import { FOOTER_BOOKS, FOOTER_HELP } from './navigation';
import { SocialLinks } from './social-links';

/** Footer of every shop page. */
export async function SiteFooter() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('layout')]);
  const { country, language } = market;
  const seller = BRAND.company;
  const columns = [
    { title: t('footer.books'), entries: FOOTER_BOOKS },
    { title: t('footer.help'), entries: FOOTER_HELP },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => {
      const links = entries.map(({ key, rest }) => [t(`nav.${key}`), localePath(country, language, rest)] as const);
      return [title, links] as const;
    });
  return (
    <footer className="site-footer on-night">
      <ScallopDivider edge="top" />
      <NightSky />
      <div aria-hidden="true" className="footer-moon" />
      <div className="footer-columns wrap">
        <div className="footer-brand">
          <Logo {...market} label={t('home')} />
          <p className="text-night-soft">{t('footer.about')}</p>
          <SocialLinks className="-ms-2.5" />
        </div>
        <FooterColumns columns={columns} />
      </div>
      <div className="footer-contact wrap">
        <h2 className="font-ui text-body font-semibold tracking-normal">{t('contact')}</h2>
        <ul>
          <li>
            <SupportButton className="footer-link">
              <Icon name="pencil" />
              {t('footer.form')}
            </SupportButton>
          </li>
          <li>
            <a className="footer-link" href={`mailto:${BRAND.supportEmail}`}>
              <Icon name="mail" />
              <bdi dir="ltr">{BRAND.supportEmail}</bdi>
            </a>
          </li>
          <li>
            <a className="footer-link" href={`https://wa.me/${BRAND.whatsapp}`} rel="noopener" target="_blank">
              <Icon name="message-circle" />
              {t('whatsapp')}
            </a>
          </li>
        </ul>
      </div>
      <p className="footer-seller wrap">
        <bdi>{seller.legalName}</bdi>
        <span>
          {t('footer.number')} <Num>{seller.registrationNumber}</Num>
        </span>
        <bdi>{`${seller.address.street}, ${seller.address.city} ${seller.address.postalCode}`}</bdi>
        <a className="footer-link" href={`tel:${BRAND.phone}`}>
          <Num>{BRAND.phone}</Num>
        </a>
        <ConsentButton>{t('footer.privacyChoices')}</ConsentButton>
      </p>
      <div className="footer-end wrap">
        <span>
          © <Num>{new Date().getUTCFullYear()}</Num> {brandName(language)}
        </span>
        <span>{t('footer.goodNight')}</span>
      </div>
    </footer>
  );
}
