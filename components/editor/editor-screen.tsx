'use client';

import { useParams } from 'next/navigation';
import { LoadError } from '@/components/feedback/load-error';
import { Skeleton } from '@/components/ui/surface';
import { EditorBook } from './editor-book';
import { useEditor } from './use-editor';

/** `/editor/{orderId}`: the book page by page, before and after the purchase (spec §2 "Editor"). */
export function EditorScreen() {
  const { orderId } = useParams<{ orderId: string }>();
  const editor = useEditor(orderId);
  const { view, error, reload } = editor;
  if (error && !view) return <LoadError error={error} onRetry={reload} />;
  if (!view) return <EditorSkeleton />;
  return <EditorBook editor={editor} view={view} />;
}

function EditorSkeleton() {
  return (
    <div aria-busy="true" className="editor-page">
      <div className="flow-header" />
      <main className="editor-stage">
        <Skeleton className="aspect-square w-[min(86vw,430px)]" />
      </main>
    </div>
  );
}
