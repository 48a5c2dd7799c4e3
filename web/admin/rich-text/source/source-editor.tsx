import {
  Bold,
  Heading2,
  Image,
  Images,
  Italic,
  Link,
  List,
  type LucideIcon,
  TextQuote,
} from 'lucide-react'
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
import { ForeignNotice } from '../../media/foreign-copies'
import type { QueuedUpload } from '../../media/upload/upload-queue'
import { useUploadErrorText } from '../../media/upload/use-uploads'
import type { TextEditorProps } from '../editor-props'
import { linkButton, ToolButton, Tools } from '../tool-button'
import { commands, type EditorCommand, indent, outdent } from './markdown-commands'
import { changeText, replaceText } from './text-change'
import { useSourcePhotos } from './use-source-photos'

const PhotoDialog = lazy(async () => ({
  default: (await import('../photos/photo-dialog')).PhotoDialog,
}))

const tools: readonly { command: EditorCommand; Icon: LucideIcon; letter?: string }[] = [
  { command: 'bold', Icon: Bold, letter: 'B' },
  { command: 'italic', Icon: Italic, letter: 'I' },
  { command: 'heading', Icon: Heading2 },
  { command: 'list', Icon: List },
  { command: 'link', Icon: Link, letter: 'K' },
  { command: 'quote', Icon: TextQuote },
]

const keys: Partial<Record<string, EditorCommand>> = { b: 'bold', i: 'italic', k: 'link' }

export function SourceEditor(props: TextEditorProps) {
  const { id, label, locale, value, replacements, uploads, copies, handle } = props
  const { onChange, error } = props
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
    if (!area.current) return
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
    } else if (event.key === 'Tab' && !hasLeave) {
      event.preventDefault()
      changeText(event.currentTarget, event.shiftKey ? outdent : indent)
    }
  }

  return (
    <>
      <div className="border-b border-line px-1">
        <Tools label={t(`kit.tools.of.${locale}`)}>
          {tools.map(({ command, Icon, letter }) => (
            <ToolButton
              key={command}
              label={t(`rich-text.tools.${command}`)}
              Icon={Icon}
              letter={letter}
              onPress={() => run(command)}
            />
          ))}
          {(['photo', 'gallery'] as const).map((block) => (
            <ToolButton
              key={block}
              label={t(`rich-text.blocks.${block}`)}
              Icon={block === 'photo' ? Image : Images}
              onPress={() => setDialog(block)}
            />
          ))}
        </Tools>
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
        className={
          'block field-sizing-content max-h-[70vh] min-h-72 w-full ' +
          'resize-y rounded-b-control bg-card px-3.5 py-3 leading-[1.7]'
        }
      />
      <p id={hintId} hidden>
        {[error, t('rich-text.sourceHint')].filter(Boolean).join(' ')}
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

function UploadRows({
  uploads,
  onRetry,
  onCancel,
}: {
  uploads: readonly QueuedUpload[]
  onRetry: (id: string) => void
  onCancel: (id: string) => void
}) {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const describe = ({ status, share, error }: QueuedUpload) => {
    if (status === 'failed') return errorText(error)
    if (status === 'waiting') return t('rich-text.uploads.waiting')
    return share < 1
      ? t('rich-text.uploads.sending', { percent: Math.floor(share * 100) })
      : t('rich-text.uploads.processing')
  }
  return (
    <ul className="border-b border-line px-3 text-sm empty:hidden">
      {uploads.map((upload) => {
        const hasFailed = upload.status === 'failed'
        return (
          <li key={upload.id} className="flex flex-wrap items-center gap-x-4">
            <span className={hasFailed ? 'font-semibold text-bad' : 'text-muted'}>
              {`${upload.file.name} · ${describe(upload)}`}
            </span>
            {hasFailed && (
              <button type="button" className={linkButton} onClick={() => onRetry(upload.id)}>
                {t('rich-text.uploads.retry')}
              </button>
            )}
            <button type="button" className={linkButton} onClick={() => onCancel(upload.id)}>
              {t(hasFailed ? 'rich-text.photos.remove' : 'rich-text.uploads.cancel')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
