import { useTranslations } from 'next-intl';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { DEDICATION_DESIGNS, type DedicationDesign } from '@/lib/typesetting';

/** The picture of a design without words, in one of its widths in pixels. */
export const getDesignPicture = (design: DedicationDesign, width: 240 | 640): string =>
  `/pictures/dedication-${design}-${width}.webp`;

type DedicationDesignsProps = {
  readonly value: DedicationDesign;
  readonly onChange: (design: DedicationDesign) => void;
};

/** The designs of the dedication's page to choose from, as pictures. */
export function DedicationDesigns({ value, onChange }: DedicationDesignsProps) {
  const t = useTranslations('checkout.dedication.designs');
  return (
    <ChoiceGroup className="grid grid-cols-2 gap-2 sm:grid-cols-4" legend={t('legend')} noteId="dedication-design-note">
      {DEDICATION_DESIGNS.map((design) => (
        <ChoiceCard
          checked={design === value}
          className="p-2"
          key={design}
          name="dedication-design"
          onChange={() => onChange(design)}
          value={design}
        >
          {/* biome-ignore lint/performance/noImgElement: made ahead in the width that the card needs */}
          <img
            alt=""
            className="w-full rounded-control"
            height={240}
            loading="lazy"
            src={getDesignPicture(design, 240)}
            width={240}
          />
          <span className="mt-1 block text-center text-note">{t(design)}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
