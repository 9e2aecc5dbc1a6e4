'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { EditorPageView } from '@/lib/books';

type CompareDialogProps = {
  readonly page: EditorPageView;
  readonly onChoose: (variation: number) => void;
  readonly onClose: () => void;
};

/** The pictures of a page side by side and large. */
export default function CompareDialog({ page, onChoose, onClose }: CompareDialogProps) {
  const t = useTranslations('editor.pictures');
  const tCommon = useTranslations('common');
  const drawn = page.pictures.filter(({ url }) => url !== null);
  return (
    <Dialog
      closeLabel={tCommon('close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('compareTitle')}
      width={980}
    >
      <ul className="compare-grid">
        {drawn.map(({ variation, url, request }, index) => {
          const chosen = variation === page.chosen;
          return (
            <li className="grid content-start gap-2" key={variation}>
              {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
              <img alt={t('picture', { number: index + 1 })} className="rounded-card" src={url ?? undefined} />
              {request && (
                <q className="text-note" dir="auto">
                  {request}
                </q>
              )}
              <Button
                aria-pressed={chosen}
                onClick={() => {
                  onChoose(variation);
                  onClose();
                }}
                size="small"
                variant={chosen ? 'honey' : 'quiet'}
              >
                {chosen && <Icon name="check" />}
                <span>{t(chosen ? 'chosen' : 'take')}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
