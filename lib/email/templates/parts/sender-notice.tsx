import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import { isolate } from '../../rendering/bidi';
import { SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';

type Props = { readonly language: Language; readonly section: 'draftReminder' | 'offerOpen' | 'bookOut' };

/** The sender's details, which the law requires in every e-mail that is not transactional. */
export function SenderNotice({ language, section }: Props) {
  const { legalName, registrationNumber, address } = BRAND.company;
  return (
    <SecondaryParagraph language={language}>
      {getEmailTexts(language, section).rich('sender', {
        legalName: isolate(legalName),
        registrationNumber: isolate(registrationNumber),
        address: isolate(`${address.street}, ${address.city} ${address.postalCode}`),
      })}
    </SecondaryParagraph>
  );
}
