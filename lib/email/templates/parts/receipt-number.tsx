import type { Language } from '@/lib/markets';
import { isolate } from '../../rendering/bidi';
import { SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import { linkTo } from '../../rendering/links';

type ReceiptNumberProps = {
  readonly language: Language;
  readonly data: { readonly number: string; readonly receiptUrl: string };
};

/** The number of a deletion receipt, and the link to the page that checks its signature. */
export function ReceiptNumber({ language, data: { number, receiptUrl } }: ReceiptNumberProps) {
  const { rich } = getEmailTexts(language, 'common');
  return (
    <SecondaryParagraph language={language}>
      {rich('receipt', { number: isolate(number), link: linkTo(language, receiptUrl) })}
    </SecondaryParagraph>
  );
}
