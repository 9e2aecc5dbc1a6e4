'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { Select, TextArea } from '@/components/ui/text-input';
import { TEXT_ENCODINGS, type TextEncoding } from '@/lib/kindergarten';
import type { useListSource } from './use-list-source';

type ListSourceProps = {
  readonly source: ReturnType<typeof useListSource>;
  /** Another table is shown. */
  readonly onChange: () => void;
};

const ENCODING_KEYS = {
  'utf-8': 'unicode',
  'utf-16le': 'unicode',
  'utf-16be': 'unicode',
  'windows-1255': 'hebrew',
  'windows-1256': 'arabic',
  'windows-1251': 'cyrillic',
  'windows-1252': 'western',
} as const satisfies Readonly<Record<TextEncoding, string>>;

const toEncoding = (value: string): TextEncoding => TEXT_ENCODINGS.find((encoding) => encoding === value) ?? 'utf-8';

/** The file or the pasted rows, and what was recognised in the file. */
export function ListSource({ source, onChange }: ListSourceProps) {
  const t = useTranslations('kindergarten.import');
  const input = useRef<HTMLInputElement>(null);
  const { file, text } = source;
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => input.current?.click()} variant="quiet">
            <Icon name="upload" />
            {t('file')}
          </Button>
          {file && (
            <span className="text-small">
              {t('fileName')} <bdi translate="no">{file.name}</bdi>
            </span>
          )}
        </div>
        <InputControl
          accept=".xlsx,.csv,.tsv,.txt,.xls,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          data-testid="class-csv"
          hidden
          onChange={async (event) => {
            const { target } = event;
            const [chosen] = target.files ?? [];
            if (chosen) await source.open(chosen);
            onChange();
            target.value = '';
          }}
          ref={input}
          type="file"
        />
        <FormError failure={source.failure} />
      </div>
      {file?.list.kind === 'text' && (
        <Field hint={t('encodingHint')} id="import-encoding" label={t('encoding')}>
          {(aria) => (
            <Select
              {...aria}
              onChange={(event) => {
                source.setEncoding(toEncoding(event.target.value));
                onChange();
              }}
              value={file.list.kind === 'text' ? file.list.encoding : ''}
            >
              {TEXT_ENCODINGS.map((encoding) => (
                <option key={encoding} value={encoding}>
                  {t(`encodings.${ENCODING_KEYS[encoding]}`, { name: encoding.toUpperCase() })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {source.sheets.length > 1 && (
        <Field id="import-sheet" label={t('sheet')}>
          {(aria) => (
            <Select
              {...aria}
              onChange={(event) => {
                source.setSheet(Number(event.target.value));
                onChange();
              }}
              value={source.sheet}
            >
              {source.sheets.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field hint={t('pasteHint')} id="import-text" label={t('paste')}>
        {(aria) => (
          <TextArea
            {...aria}
            dir="auto"
            onChange={(event) => {
              source.type(event.target.value);
              onChange();
            }}
            rows={4}
            value={text}
          />
        )}
      </Field>
    </>
  );
}
