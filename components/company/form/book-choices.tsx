'use client';

import { useTranslations } from 'next-intl';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { isAvailable } from '@/lib/capabilities';
import { COMPANY_BOOK_TYPES } from '@/lib/company';
import { formatMarketPrice, priceFor } from '@/lib/prices';
import type { TypedBatch } from './batch-form';

type BookChoicesProps = {
  readonly typed: TypedBatch;
  readonly onBookType: (bookType: TypedBatch['bookType']) => void;
  readonly onImageModel: (imageModel: TypedBatch['imageModel']) => void;
};

/** Digital, printed or what each employee chooses, and how the pictures are drawn. */
export function BookChoices({ typed, onBookType, onImageModel }: BookChoicesProps) {
  const t = useTranslations('company.form');
  const formats = useTranslations('company.formats');
  const extra = formatMarketPrice(typed.country, priceFor(typed.country, 'advanced_model_addon'));
  return (
    <>
      {isAvailable('print') && (
        <ChoiceGroup className="ui-segments max-w-[520px]" legend={t('bookType')} noteId="company-type-note">
          {COMPANY_BOOK_TYPES.map((option) => (
            <Segment
              checked={typed.bookType === option}
              key={option}
              name="bookType"
              onChange={() => onBookType(option)}
              value={option}
            >
              {formats(option)}
            </Segment>
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup
        className="ui-segments max-w-[520px]"
        hint={t('modelHint', { price: extra })}
        legend={t('imageModel')}
        noteId="company-model-note"
      >
        {(['regular', 'advanced'] as const).map((option) => (
          <Segment
            checked={typed.imageModel === option}
            key={option}
            name="imageModel"
            onChange={() => onImageModel(option)}
            value={option}
          >
            {t(`models.${option}`)}
          </Segment>
        ))}
      </ChoiceGroup>
    </>
  );
}
