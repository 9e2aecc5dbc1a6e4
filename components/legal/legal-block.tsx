import { getTranslations } from 'next-intl/server';
import { Polaroid } from '@/components/book-object/polaroid';
import { SupportButton } from '@/components/support/support-button';
import { Picture } from '@/components/ui/picture';
import { currentMarket } from '@/lib/i18n/current-market';
import { ContactDetails } from './contact-details';
import { legalRichTags } from './legal-rich-tags';
import { LegalTable } from './legal-table';
import { legalValues } from './legal-values';
import type { BlockSpec } from './outline';
import { PrintHouseTable } from './print-house-table';

type LegalBlockProps = {
  readonly block: BlockSpec;
  /** Message namespace of the section, such as `legal.privacy.photo`. */
  readonly namespace: string;
};

/** A block of a section: paragraph, list, table, fading photo or company details. */
export async function LegalBlock({ block, namespace }: LegalBlockProps) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations(namespace)]);
  const values = { ...legalValues(market.country), ...legalRichTags(market) };
  const say = (key: string) => t.rich(key, values);
  if ('text' in block) return <p>{say(block.text)}</p>;
  if ('contact' in block) return <ContactDetails />;
  if ('printHouses' in block) return <PrintHouseTable names={block.printHouses} />;
  if ('specimen' in block) return <FadingPhoto />;
  if ('support' in block) return <SupportButton variant="action">{t('write')}</SupportButton>;
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-2.5 ps-5 marker:text-honey-deep">
        {block.list.map((key) => (
          <li key={key}>{say(`list.${key}`)}</li>
        ))}
      </ul>
    );
  }
  const rows = block.table.map((key) => ({ key, head: say(`table.${key}`), value: say(`table.${key}Value`) }));
  return <LegalTable caption={t('title')} head={t('table.head')} rows={rows} value={t('table.value')} />;
}

/** A photo that fades, as our photos are deleted. */
function FadingPhoto() {
  return (
    <div aria-hidden="true" className="float-end ms-6 mb-3 p-3 max-sm:hidden">
      <Polaroid
        fading
        photo={<Picture alt="" name="hero-photo" sizes="104px" widths={[296]} />}
        tilt={-4}
        width="104px"
      />
    </div>
  );
}
