import type { Language } from '@/lib/markets';
import { isolate } from '../bidi';
import { SecondaryParagraph } from '../blocks';
import { getEmailTexts } from '../email-texts';
import { linkTo } from '../links';

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
