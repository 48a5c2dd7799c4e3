import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../../schema/locale'
import { countWords, fieldId, fieldIn, maxLengths, readingMinutes } from '../content/post-fields'
import { createEditor, describeEditor, replaceText, runCommand } from './code-editor'
import { EditorToolbar } from './editor-toolbar'
import { FieldNotes } from './line-field'
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
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const words = countWords(value)
  const tooLong = value.length > maxLengths.body ? t('posts.editor.tooLong', { count: maxLengths.body }) : undefined

  const change = useEffectEvent(onChange)
  const start = useEffectEvent((element: HTMLElement) => createEditor(element, { text: value, onChange: change }))
  useEffect(() => {
    if (!host.current) return
    const created = start(host.current)
    view.current = created
    return () => created.destroy()
  }, [])

  const shownReplacements = useRef(replacements)
  useEffect(() => {
    if (shownReplacements.current === replacements) return
    shownReplacements.current = replacements
    if (view.current) replaceText(view.current, value)
  }, [replacements, value])

  const hint = t('posts.editor.tabLeaves')
  const shownError = tooLong ?? error
  useEffect(() => {
    if (view.current) describeEditor(view.current, { label, lang: locale, hint, error: shownError })
  }, [label, locale, hint, shownError])

  return (
    <div data-mode={mode} className="@container">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is reached by Tab; this is what a label does */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <span className="text-sm font-semibold" onClick={() => view.current?.focus()}>
          {label}
        </span>
        <ModeChoice label={t(`posts.modes.of.${locale}`)} mode={mode} onChange={setMode} />
      </div>
      <div className={mode === 'both' ? 'grid gap-3 @min-[46rem]:grid-cols-2' : ''}>
        <div
          className={`min-w-0 rounded-control border ${shownError ? 'border-bad' : 'border-line'} bg-card ${mode === 'preview' ? 'hidden' : ''}`}
        >
          <div className="border-b border-line px-1">
            <EditorToolbar
              label={t(`posts.tools.of.${locale}`)}
              onCommand={(command) => view.current && runCommand(view.current, command)}
            />
          </div>
          <div id={fieldId(field)} ref={host} />
        </div>
        {mode !== 'write' && (
          <PreviewPane markdown={value} locale={locale} label={t(`posts.preview.of.${locale}`)} isBeside={mode === 'both'} />
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

function ModeChoice({ label, mode, onChange }: { label: string; mode: PaneMode; onChange: (mode: PaneMode) => void }) {
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
