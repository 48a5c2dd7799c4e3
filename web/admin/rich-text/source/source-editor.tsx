import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { ForeignNotice } from '../../media/foreign-notice'
import type { TextEditorProps } from '../editor-props'
import { commands, type EditorCommand, indent, outdent } from './markdown-commands'
import { SourceToolbar } from './source-toolbar'
import { changeText, replaceText } from './text-change'
import { UploadRows } from './upload-rows'
import { useSourcePhotos } from './use-source-photos'

const PhotoDialog = lazy(async () => ({
  default: (await import('../photos/photo-dialog')).PhotoDialog,
}))

const keys: Partial<Record<string, EditorCommand>> = { b: 'bold', i: 'italic', k: 'link' }

/** A text as Markdown. */
export function SourceEditor(props: TextEditorProps) {
  const { id, label, toolsLabel, locale, value, replacements, uploads, copies, handle } = props
  const { onChange, error, isDisabled } = props
  const { t } = useTranslation('admin')
  const hintId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [dialog, setDialog] = useState<'photo' | 'gallery'>()
  const photos = useSourcePhotos({ area, value, uploads, locale, handle })

  const shownReplacements = useRef(replacements)
  const replace = useEffectEvent(() => {
    if (area.current) replaceText(area.current, value)
    photos.note(value)
  })
  useEffect(() => {
    if (shownReplacements.current === replacements) return
    shownReplacements.current = replacements
    replace()
  }, [replacements])

  function run(command: EditorCommand) {
    if (!area.current || isDisabled) return
    area.current.focus()
    changeText(area.current, commands[command])
  }

  /** After Escape, Tab leaves the field. */
  const leaves = useRef(false)
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    const hasLeave = leaves.current
    leaves.current = event.key === 'Escape'
    const command = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined
    if (command) {
      event.preventDefault()
      event.stopPropagation()
      run(command)
    } else if (event.key === 'Tab' && !hasLeave && !isDisabled) {
      event.preventDefault()
      changeText(event.currentTarget, event.shiftKey ? outdent : indent)
    }
  }

  return (
    <>
      <div className="border-b border-line px-1">
        <SourceToolbar
          label={toolsLabel}
          onCommand={run}
          onPhotos={(block) => !isDisabled && setDialog(block)}
        />
      </div>
      <ForeignNotice
        addresses={photos.foreign}
        copies={copies}
        className="border-b border-line px-3 py-2"
      />
      <UploadRows uploads={photos.uploads} onRetry={uploads.retry} onCancel={photos.cancel} />
      <textarea
        ref={area}
        id={id}
        lang={locale}
        aria-label={label}
        aria-describedby={hintId}
        aria-invalid={error ? true : undefined}
        disabled={isDisabled}
        defaultValue={value}
        autoCapitalize="sentences"
        spellCheck
        onInput={({ currentTarget }) => {
          photos.note(currentTarget.value)
          onChange(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onCompositionStart={() => photos.setComposing(true)}
        onCompositionEnd={() => photos.setComposing(false)}
        onPaste={(event) => {
          if (photos.take(event.clipboardData)) event.preventDefault()
        }}
        onDrop={(event) => {
          if (photos.take(event.dataTransfer)) event.preventDefault()
        }}
        className="block field-sizing-content max-h-[70vh] min-h-72 w-full resize-y rounded-b-control bg-card px-3.5 py-3 leading-[1.7]"
      />
      <p id={hintId} hidden>
        {[error, t('richText.sourceHint')].filter(Boolean).join(' ')}
      </p>
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
