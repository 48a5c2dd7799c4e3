import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { FieldNotes } from '../../kit/field-notes'
import { MarkdownField } from '../../rich-text/markdown-field'
import { countWords, fieldId, fieldIn, maxLengths, readingMinutes } from '../content/post-fields'
import { PreviewPane } from './preview-pane'

interface BodyFieldProps {
  locale: Locale
  value: string
  /** A change of this number puts `value` into the editor; a change of `value` alone does not. */
  replacements: number
  onChange: (value: string) => void
  error?: string | undefined
}

export function BodyField({ locale, value, replacements, onChange, error }: BodyFieldProps) {
  const { t } = useTranslation('admin')
  const [mode, setMode] = useState<PaneMode>('write')
  const field = fieldIn('body', locale)
  const label = t(`posts.fields.${field}`)
  const words = countWords(value)
  const tooLong =
    value.length > maxLengths.body
      ? t('posts.editor.tooLong', { count: maxLengths.body })
      : undefined
  const shownError = tooLong ?? error

  return (
    <div data-mode={mode} className="@container">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is reached by Tab; this is what a label does */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <span
          className="text-sm font-semibold"
          onClick={() => document.getElementById(fieldId(field))?.focus()}
        >
          {label}
        </span>
        <ModeChoice label={t(`posts.modes.of.${locale}`)} mode={mode} onChange={setMode} />
      </div>
      <div className={mode === 'both' ? 'grid gap-3 @min-[46rem]:grid-cols-2' : ''}>
        <div
          className={`min-w-0 rounded-control border ${shownError ? 'border-bad' : 'border-line'} bg-card ${mode === 'preview' ? 'hidden' : ''}`}
        >
          <MarkdownField
            id={fieldId(field)}
            label={label}
            toolsLabel={t(`posts.tools.of.${locale}`)}
            choiceLabel={t(`richText.choice.of.${locale}`)}
            locale={locale}
            value={value}
            replacements={replacements}
            onChange={onChange}
            error={shownError}
            isDisabled={false}
          />
        </div>
        {mode !== 'write' && (
          <PreviewPane
            markdown={value}
            locale={locale}
            label={t(`posts.preview.of.${locale}`)}
            isBeside={mode === 'both'}
          />
        )}
      </div>
      <FieldNotes
        id={fieldId(field)}
        hint={`${t('posts.editor.words', { count: words })} · ${t('posts.editor.minutes', { count: readingMinutes(words) })}`}
        error={shownError}
      />
    </div>
  )
}

const modes = ['write', 'both', 'preview'] as const
type PaneMode = (typeof modes)[number]

function ModeChoice({
  label,
  mode,
  onChange,
}: {
  label: string
  mode: PaneMode
  onChange: (mode: PaneMode) => void
}) {
  const { t } = useTranslation('admin')
  return (
    <div role="group" aria-label={label} className="flex">
      {modes.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === mode}
          onClick={() => onChange(choice)}
          className="min-h-11 rounded-control px-2.5 text-sm text-muted hover:bg-line/50 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
        >
          {t(`posts.modes.${choice}`)}
        </button>
      ))}
    </div>
  )
}
