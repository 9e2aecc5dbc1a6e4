'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SpreadWords } from '@/components/book-object/spread-words';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { LockedPicture } from '@/components/reader/locked-picture';
import { StoryText } from '@/components/reader/story-text';
import type { EditorPageView, EditorSpread } from '@/lib/books';
import { type Box, SPREAD_UNITS } from '@/lib/illustrator';
import type { EditorView } from '@/lib/orders';
import { markHeroName, stripIsolates } from '@/lib/typesetting';
import { LockedNotice } from './locked-notice';
import { toSpreadWords } from './page-history';
import spreadPageStyles from './spread-page.pcss';
import type { Editor } from './use-editor';
import type { PageEditing } from './use-page-history';
import { SpreadTextField } from './words/spread-text-field';

const WHOLE: Box = { x: 0, y: 0, ...SPREAD_UNITS };

const getFieldId = (page: EditorPageView, id: string): string => `${page.key}-${id}`;

type SpreadPageProps = {
  readonly page: EditorPageView;
  readonly spread: EditorSpread;
  readonly view: EditorView;
  /** Link of the chosen picture; `null` while it is drawn. */
  readonly url: string | null;
  readonly editor: Pick<Editor, 'flush'>;
  /** Without it the words can only be read. */
  readonly editing: PageEditing | null;
  /** Undo and redo, what a proofreader would note, the pictures to choose from. */
  readonly children: ReactNode;
};

/**
 * Two facing pages of a picture book: the picture with its words as they are printed, and a field for each text, which a
 * tap on the text opens.
 */
export function SpreadPage({ page, spread, view, url, editor, editing, children }: SpreadPageProps) {
  const [active, setActive] = useState<string | null>(null);
  const { texts = {} } = page.words;
  return (
    <>
      <LinkedStylesheet href={spreadPageStyles} />
      <div className="spread-canvas">
        <SpreadPicture page={page} url={url} />
        <SpreadWords
          lines={spread.layout.lines}
          renderText={
            editing
              ? (id, lines) => (
                  <label
                    className="spread-text"
                    data-active={active === id || undefined}
                    htmlFor={getFieldId(page, id)}
                    key={id}
                  >
                    {lines}
                  </label>
                )
              : undefined
          }
        />
      </div>
      {page.locked && (
        <div className="spread-locked">
          <LockedNotice view={view} />
        </div>
      )}
      <div className="editor-panel">
        {editing ? (
          <div className="spread-fields">
            {spread.rooms.map(({ id, most }, at) => (
              <SpreadTextField
                id={getFieldId(page, id)}
                key={id}
                language={view.language}
                most={most}
                number={at + 1}
                onChange={(text) => editing.change(toSpreadWords({ ...texts, [id]: text }))}
                onFocus={() => setActive(id)}
                onLeave={() => {
                  setActive(null);
                  editor.flush();
                }}
                overflows={spread.layout.overflow.includes(id)}
                text={stripIsolates(texts[id] ?? '')}
              />
            ))}
          </div>
        ) : (
          <ReadOnlyWords page={page} view={view} />
        )}
        {children}
      </div>
    </>
  );
}

function SpreadPicture({ page, url }: { readonly page: EditorPageView; readonly url: string | null }) {
  const t = useTranslations('editor.pictures');
  if (page.locked) return <LockedPicture blurredImage={null} />;
  return (
    <>
      <RevealImage alt={page.alt} detail={WHOLE} progress={0.3} src={url} />
      {!url && <span className="pending-picture">{t('drawing')}</span>}
    </>
  );
}

/** The words where the picture is too small for them. */
function ReadOnlyWords({ page, view }: Pick<SpreadPageProps, 'page' | 'view'>) {
  const { heroName, language } = view;
  const paragraphs = page.words.text.split('\n').filter(Boolean);
  return (
    <div className="spread-reading" lang={language}>
      <StoryText
        heroName={heroName}
        language={language}
        paragraphs={paragraphs.map((line) => markHeroName(line, heroName, language))}
      />
    </div>
  );
}
