import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextEditorProps } from '../editor-props'
import { createEditor, describeEditor, replaceText, runCommand } from './code-editor'
import { SourceToolbar } from './source-toolbar'

/** A text as Markdown. */
export function SourceEditor({ id, label, toolsLabel, locale, value, replacements, onChange, error, isDisabled }: TextEditorProps) {
  const { t } = useTranslation('admin')
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)

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
  useEffect(() => {
    if (view.current) describeEditor(view.current, { label, lang: locale, hint, error, isDisabled })
  }, [label, locale, hint, error, isDisabled])

  return (
    <>
      <div className="border-b border-line px-1">
        <SourceToolbar label={toolsLabel} onCommand={(command) => view.current && !isDisabled && runCommand(view.current, command)} />
      </div>
      <div id={id} ref={host} />
    </>
  )
}
