import { getTranslations } from 'next-intl/server';
import { Polaroid } from '@/components/book-object/polaroid';
import { currentMarket } from '@/components/layout/current-market';
import { SupportButton } from '@/components/support/support-button';
import { Picture } from '@/components/ui/picture';
import { ContactDetails } from './contact-details';
import { legalFacts } from './facts';
import { LegalTable } from './legal-table';
import { legalMarks } from './marks';
import type { Block } from './outline';

type LegalBlockProps = {
  readonly block: Block;
  /** Message key of the section, `legal.privacy.photo`. */
  readonly at: string;
};

/** One block of a section: a paragraph, a list, a table, the fading photo or the company's details. */
export async function LegalBlock({ block, at }: LegalBlockProps) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations(at)]);
  const values = { ...legalFacts(market.country), ...legalMarks(market) };
  const say = (key: string) => t.rich(key, values);
  if ('text' in block) return <p>{say(block.text)}</p>;
  if ('contact' in block) return <ContactDetails />;
  if ('specimen' in block) return <FadingPhoto />;
  if ('support' in block) return <SupportButton look="action">{t('write')}</SupportButton>;
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

/** The promise made visible: a photo that does not stay. */
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
