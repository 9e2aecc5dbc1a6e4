'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { PageOverlay, PicturePage, Spread, TextPage } from '@/components/book-object/spread';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { BackCover } from '@/components/reader/book-covers';
import { LockedPicture } from '@/components/reader/locked-picture';
import { textSizeClass } from '@/components/reader/story-text';
import { classNames } from '@/components/ui/class-names';
import type { EditorPageView } from '@/lib/books';
import type { EditorView } from '@/lib/orders';
import { DedicationPage } from './dedication/dedication-page';
import { DEDICATION_KEY, type EditorPlace } from './editor-places';
import { LockedNotice } from './locked-notice';
import { PictureStrip } from './pictures/picture-strip';
import { SpreadPage } from './spread-page';
import type { Editor } from './use-editor';
import type { PageEditing } from './use-page-history';
import { useUndoKeys } from './use-undo-keys';
import { CoverWords } from './words/cover-words';
import { PageWords } from './words/page-words';
import { UndoButtons } from './words/undo-buttons';
import { WordTools } from './words/word-tools';

const RedrawDialog = dynamic(() => import('./pictures/redraw-dialog'), { ssr: false });
const CompareDialog = dynamic(() => import('./pictures/compare-dialog'), { ssr: false });

type EditorPageProps = {
  readonly editor: Editor;
  readonly view: EditorView;
  readonly place: EditorPlace;
  /** `null` for the dedication, which saves itself. */
  readonly editing: PageEditing | null;
};

/** The open place: cover, dedication, spread or last page. */
export function EditorPage({ editor, view, place, editing }: EditorPageProps) {
  const { key, page, numbers } = place;
  useUndoKeys(view.editing === 'open' ? editing : null);
  if (key === DEDICATION_KEY) return <DedicationPage onChanged={editor.reload} view={view} />;
  if (!page || !editing) return null;
  const open = view.editing === 'open';
  const { spread } = page;
  const tools = open && (
    <WordTools
      editing={editing}
      errorCode={editor.refused[key]}
      faults={editor.faults[key] ?? []}
      page={page}
      undo={key === 'cover' || spread !== undefined}
    />
  );
  const pictures = open && key !== 'closing' && (
    <PagePictures editing={editing} editor={editor} page={page} view={view} />
  );
  if (key === 'cover') {
    return (
      <div className="cover-sheet">
        <CoverPicture page={page} view={view} />
        <div className="editor-panel">
          {open && <CoverWords language={view.language} onChange={editing.change} onLeave={editor.flush} page={page} />}
          {tools}
          {pictures}
        </div>
      </div>
    );
  }
  if (spread) {
    return (
      <SpreadPage
        editing={open ? editing : null}
        editor={editor}
        page={page}
        spread={spread}
        url={getChosenUrl(page)}
        view={view}
      >
        {tools}
        {pictures}
      </SpreadPage>
    );
  }
  return (
    <>
      <Spread stacked>
        <TextPage className={getTextClass(page)} pageNumber={numbers?.[0]}>
          <PageWords
            heroName={view.heroName}
            language={view.language}
            onChange={open ? (text) => editing.change({ text }) : undefined}
            onLeave={editor.flush}
            page={page}
          />
          {open && <UndoButtons className="words-undo" editing={editing} />}
        </TextPage>
        <PicturePage>
          {key === 'closing' ? <BackCover blurb={view.blurb} /> : <ChosenPicture page={page} view={view} />}
        </PicturePage>
      </Spread>
      <div className="editor-panel">
        {tools}
        {pictures}
      </div>
    </>
  );
}

const getTextClass = ({ key, words }: EditorPageView): string =>
  classNames('editor-text', key === 'closing' ? 'words-closing' : textSizeClass(words.text.split('\n')));

const getChosenUrl = ({ pictures, chosen }: EditorPageView): string | null =>
  pictures.find(({ variation }) => variation === chosen)?.url ?? null;

function ChosenPicture({ page, view }: { readonly page: EditorPageView; readonly view: EditorView }) {
  const t = useTranslations('editor.pictures');
  if (page.locked) {
    return (
      <>
        <LockedPicture blurredImage={null} />
        <PageOverlay>
          <LockedNotice view={view} />
        </PageOverlay>
      </>
    );
  }
  const url = getChosenUrl(page);
  return (
    <>
      <RevealImage alt={page.alt} progress={0.3} src={url} />
      {!url && <span className="pending-picture">{t('drawing')}</span>}
    </>
  );
}

function CoverPicture({ page, view }: { readonly page: EditorPageView; readonly view: EditorView }) {
  return (
    <BookCover
      art={<RevealImage alt={page.alt} progress={0.3} src={getChosenUrl(page)} />}
      frontal
      starring={page.words.subtitle ?? ''}
      thickness={26}
      title={page.words.text}
      tone={view.tone}
      width="var(--spread-page)"
    />
  );
}

type PagePicturesProps = {
  readonly editor: Editor;
  readonly view: EditorView;
  readonly page: EditorPageView;
  readonly editing: PageEditing;
};

function PagePictures({ editor, view, page, editing }: PagePicturesProps) {
  const [open, setOpen] = useState<'redraw' | 'compare' | null>(null);
  const choose = (variation: number) => editing.change({ variation });
  const close = () => setOpen(null);
  return (
    <>
      <PictureStrip
        onChoose={choose}
        onCompare={() => setOpen('compare')}
        onRedraw={() => setOpen('redraw')}
        page={page}
        picturesPerPage={view.picturesPerPage}
        redraws={view.redraws}
      />
      {open === 'redraw' && (
        <RedrawDialog
          language={view.language}
          onClose={close}
          onOrdered={editor.reload}
          orderId={view.orderId}
          pageKey={page.key}
          redraws={view.redraws}
          suggestions={page.suggestions}
        />
      )}
      {open === 'compare' && <CompareDialog onChoose={choose} onClose={close} page={page} />}
    </>
  );
}
