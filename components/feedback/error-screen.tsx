import { UnstyledButton } from '@/components/ui/unstyled-button';
import { BRAND } from '@/lib/brand';
import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { ERROR_MESSAGES } from './error-messages';
import { useErrorId } from './use-error-id';

export type ErrorScreenProps = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly error: unknown;
  readonly retry: () => void;
};

/**
 * Error screen of a page (spec §2 "A generic error screen"). Uses plain links and its own texts, because it must not
 * depend on anything that may have failed.
 */
export function ErrorScreen({ country, language, error, retry }: ErrorScreenProps) {
  const messages = ERROR_MESSAGES[language];
  const errorId = useErrorId(error);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-5 bg-(image:--reader-background) px-(--gutter) py-16 text-center">
      {/* biome-ignore lint/performance/noImgElement: a small vignette with a fixed size; an error screen loads no code */}
      <img alt="" height={220} src="/pictures/fox.webp" width={220} />
      <div aria-live="assertive" className="grid gap-2">
        <h1 className="text-page">{messages.title}</h1>
        <p className="text-lead">{messages.text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <UnstyledButton className="ui-button" data-look="action" data-size="large" onClick={retry} type="button">
          {messages.retry}
        </UnstyledButton>
        <a className="ui-button" data-look="quiet" data-size="large" href={localePath(country, language)}>
          {messages.home}
        </a>
      </div>
      <div>
        <p>
          {messages.help}{' '}
          <a
            className="inline-flex min-h-(--tap) items-center underline underline-offset-4"
            href={`mailto:${BRAND.supportEmail}${errorId ? `?subject=${errorId}` : ''}`}
          >
            <bdi>{BRAND.supportEmail}</bdi>
          </a>
        </p>
        {errorId && (
          <p className="text-ink-soft text-small">
            {messages.code} <bdi className="ui-num">{errorId}</bdi>
          </p>
        )}
      </div>
    </main>
  );
}
