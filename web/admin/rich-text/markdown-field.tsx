import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { persistedStore } from '../../lib/persisted-store'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toast-store'
import { Toggle } from '../content/preview/preview-toggles'
import { useLeaveGuard } from '../kit/leave-guard'
import { useReportPhotos } from '../kit/photos-under-way'
import { useForeignCopies } from '../media/foreign-copies'
import { uploadFile } from '../media/upload/upload-file'
import { createUploadQueue } from '../media/upload/upload-queue'
import type { TextEditorHandle, TextEditorProps } from './editor-props'
import type { UnsupportedPart } from './markdown/parse-markdown'
import { SourceEditor } from './source/source-editor'
import { linkButton } from './tool-button'
import { useVisualEditor } from './use-visual-editor'

interface Opened {
  editor: 'visual' | 'source'
  loss?: UnsupportedPart | 'notLoaded'
}

export function MarkdownField(props: Omit<TextEditorProps, 'uploads' | 'copies' | 'handle'>) {
  const { t } = useTranslation('admin')
  const preferred = useEditorChoice()
  const { isBusy, ...photos } = useTextPhotos()
  const editorProps = { ...props, ...photos }
  // The preference may change elsewhere; switching would lose uploads under way.
  const [choice, setChoice] = useState(preferred)
  if (choice !== preferred && !isBusy) setChoice(preferred)
  const visual = useVisualEditor(choice === 'visual')
  const [opened, setOpened] = useState<Opened>()
  const [isAsking, setIsAsking] = useState(false)

  const open = useEffectEvent(() => {
    if (choice === 'source') setOpened({ editor: 'source' })
    else if (visual === 'failed') setOpened({ editor: 'source', loss: 'notLoaded' })
    else if (visual) {
      const loss = visual.findLoss(props.value)
      if (loss) setOpened({ editor: 'source', loss })
      else setOpened({ editor: isBusy && opened ? opened.editor : 'visual' })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while it is typed
  useEffect(open, [choice, visual, props.replacements])

  function isRefused(): boolean {
    if (isBusy)
      showToast({ title: t('rich-text.uploads.wait'), text: t('rich-text.uploads.waitText') })
    return isBusy
  }

  function choose(wanted: (typeof editorChoices)[number]) {
    if (wanted !== opened?.editor && isRefused()) return
    chooseEditor(wanted)
    if (wanted === 'source') setOpened({ editor: 'source' })
    else if (opened?.editor === 'source' && choice === 'visual') {
      const loss = visual && visual !== 'failed' ? visual.findLoss(props.value) : 'notLoaded'
      if (!loss) setOpened({ editor: 'visual' })
      else if (loss !== 'notLoaded') setIsAsking(true)
    }
  }

  return (
    <>
      <Toggle
        label={t(`rich-text.choice.of.${props.locale}`)}
        value={opened?.editor}
        options={editorChoices.map((value) => ({ value, label: t(`rich-text.choice.${value}`) }))}
        onChange={choose}
        className="absolute end-0 bottom-full flex"
      />
      {opened?.loss && (
        <p role="status" className="border-b border-line px-3 py-2 text-sm">
          {t(`rich-text.losses.${opened.loss}`)}{' '}
          {opened.loss !== 'notLoaded' && (
            <button
              type="button"
              className={linkButton}
              onClick={() => !isRefused() && setIsAsking(true)}
            >
              {t('rich-text.openAnyway')}
            </button>
          )}
        </p>
      )}
      {!opened && <div className="pulsing skeleton h-72" />}
      {opened?.editor === 'source' && <SourceEditor {...editorProps} />}
      {opened?.editor === 'visual' && visual && visual !== 'failed' && (
        <visual.VisualEditor {...editorProps} />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('rich-text.askLoss')}
          text={t('rich-text.lossText')}
          action={t('rich-text.openAnyway')}
          cancel={t('frame.cancel')}
          onConfirm={() => setOpened({ editor: 'visual' })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const editorChoices = ['visual', 'source'] as const
type EditorChoice = (typeof editorChoices)[number]

const choices = persistedStore<EditorChoice>('text-editor', {
  parse: (stored) => (stored === 'source' ? 'source' : 'visual'),
  none: 'visual',
})

const useEditorChoice = choices.useValue

export function chooseEditor(choice: EditorChoice): void {
  choices.put(choice, choice)
}

function useTextPhotos() {
  const [uploads] = useState(() => createUploadQueue(uploadFile))
  useEffect(() => () => uploads.close(), [uploads])
  const handle = useRef<TextEditorHandle>(null)
  const copies = useForeignCopies(
    (address, item) => handle.current?.replaceAddress(address, item) ?? false,
  )

  const all = useSyncExternalStore(uploads.subscribe, uploads.all)
  const sending = all.filter(({ status }) => status === 'waiting' || status === 'sending').length
  const failed = all.filter(({ status }) => status === 'failed').length
  const underWay = sending + copies.underWay
  useLeaveGuard('uploads', sending > 0)
  useReportPhotos({ underWay, failed })
  return { uploads, copies, handle, isBusy: underWay + failed > 0 }
}
