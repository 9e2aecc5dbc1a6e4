import type { Language } from '@/lib/markets';
import type { EmailData } from '../model';
import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import { linkTo } from '../rendering/links';
import type { EmailTemplate } from '../template';

type Data = EmailData['bookReady'];
type FileProps = {
  readonly language: Language;
  readonly file: NonNullable<Data['file']>;
  readonly myBooksUrl: string;
};

function FileLink({ language, file, myBooksUrl }: FileProps) {
  const { rich, plain } = getEmailTexts(language, 'bookReady');
  const date = isolate(formatDate(file.availableUntil, language, file.timeZone, false));
  return (
    <>
      <ActionButton language={language} url={file.downloadUrl} label={plain('button')} />
      <Paragraph language={language}>{rich('validity', { days: file.linkDays, date })}</Paragraph>
      <SecondaryParagraph language={language}>
        {rich('keep', { books: linkTo(language, myBooksUrl) })}
      </SecondaryParagraph>
    </>
  );
}

/** An unconfirmed address may be mistyped, so the link leads to a page that also requires the parent's phone. */
function MyBooksLink({ language, myBooksUrl }: Omit<FileProps, 'file'>) {
  const { rich, plain } = getEmailTexts(language, 'bookReady');
  return (
    <>
      <ActionButton language={language} url={myBooksUrl} label={plain('buttonShelf')} />
      <Paragraph language={language}>{rich('shelf')}</Paragraph>
      <SecondaryParagraph language={language}>{rich('confirm')}</SecondaryParagraph>
    </>
  );
}

export const bookReady: EmailTemplate<'bookReady'> = (language, { childName, bookTitle, file, myBooksUrl }) => {
  const { rich, plain } = getEmailTexts(language, 'bookReady');
  return {
    subject: plain('subject'),
    preheader: plain(file ? 'preheader' : 'preheaderShelf'),
    heading: rich('heading', { childName: isolate(childName) }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(bookTitle) })}</Paragraph>
        {file ? (
          <FileLink language={language} file={file} myBooksUrl={myBooksUrl} />
        ) : (
          <MyBooksLink language={language} myBooksUrl={myBooksUrl} />
        )}
      </>
    ),
  };
};
