import type { EditorView } from '@codemirror/view'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForeignNotice } from '../../media/foreign-notice'
import type { TextEditorProps } from '../editor-props'
import { createEditor, describeEditor, replaceText, runCommand } from './code-editor'
import { SourceToolbar } from './source-toolbar'
import { useSourcePhotos } from './use-source-photos'

const PhotoDialog = lazy(async () => ({
  default: (await import('../photos/photo-dialog')).PhotoDialog,
}))

/** A text as Markdown. */
export function SourceEditor(props: TextEditorProps) {
  const {
    id,
    label,
    toolsLabel,
    locale,
    value,
    replacements,
    uploads,
    copies,
    handle,
    onChange,
    error,
    isDisabled,
  } = props
  const { t } = useTranslation('admin')
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)

  const [dialog, setDialog] = useState<'photo' | 'gallery'>()
  const photos = useSourcePhotos({ view, uploads, locale, handle })

  const change = useEffectEvent(onChange)
  const start = useEffectEvent((element: HTMLElement) =>
    createEditor(element, { text: value, more: photos.extension, onChange: change }),
  )
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
        <SourceToolbar
          label={toolsLabel}
          onCommand={(command) => view.current && !isDisabled && runCommand(view.current, command)}
          onPhotos={(block) => !isDisabled && setDialog(block)}
        />
      </div>
      <ForeignNotice
        addresses={photos.foreign}
        copies={copies}
        className="border-b border-line px-3 py-2"
      />
      <div id={id} ref={host} />
      {dialog && (
        <Suspense fallback={null}>
          <PhotoDialog
            multiple={dialog === 'gallery'}
            locale={locale}
            onChoose={photos.insert}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
