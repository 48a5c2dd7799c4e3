import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useImperativeHandle,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { altFields } from '../../../../schema/content/photos'
import type { Locale } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { inputStyle } from '../../content/form/inputs/input-frame'
import { DialogFrame } from '../../kit/dialog-frame'
import { lazyPart } from '../../kit/lazy-part'
import { ForeignNotice } from '../../media/foreign-copies'
import { useStoredPhoto } from '../../media/media-api'
import { isForeign } from '../../media/media-pictures'
import {
  type DescribeOptions,
  type PhotoTools,
  PhotoToolsProvider,
  type TextEditorProps,
} from '../editor-props'
import { eachPicture, replaceAddress } from './photo-commands'

const PhotoDialog = lazy(async () => ({
  default: (await import('../photos/photo-dialog')).PhotoDialog,
}))

const PhotoWords = lazyPart(
  ['entry-form', 'media'],
  async () => (await import('../../media/photo-words')).PhotoWords,
)

type Request =
  | ({ kind: 'choose' } & Parameters<PhotoTools['choose']>[0])
  | ({ kind: 'describe' } & Parameters<PhotoTools['describe']>[0])

interface PhotoEditingProps
  extends Pick<TextEditorProps, 'locale' | 'uploads' | 'copies' | 'handle'> {
  editor: Editor
  children: ReactNode
}

export function PhotoEditing({
  editor,
  locale,
  uploads,
  copies,
  handle,
  children,
}: PhotoEditingProps) {
  const [request, setRequest] = useState<Request>()
  useImperativeHandle(handle, () => ({
    replaceAddress(address, item) {
      const change = replaceAddress(editor.state, address, item, locale)
      if (change.docChanged) editor.view.dispatch(change)
      return change.docChanged
    },
  }))
  const foreign = useEditorState({ editor, selector: ({ editor }) => foreignPictures(editor) })
  const close = () => setRequest(undefined)
  const tools: PhotoTools = {
    locale,
    uploads,
    copies,
    choose: (options) => setRequest({ kind: 'choose', ...options }),
    describe: (options) => setRequest({ kind: 'describe', ...options }),
  }
  return (
    <PhotoToolsProvider value={tools}>
      {/* A single block shows its own notice. */}
      <ForeignNotice
        addresses={foreign.isLoneBlock ? [] : foreign.addresses}
        copies={copies}
        className="border-b border-line px-3 py-2"
      />
      {children}
      {request?.kind === 'describe' && <AltDialog {...request} locale={locale} onClose={close} />}
      {request?.kind === 'choose' && (
        <Suspense fallback={null}>
          <PhotoDialog
            multiple={request.multiple}
            locale={locale}
            onChoose={request.onChoose}
            onClose={close}
          />
        </Suspense>
      )}
    </PhotoToolsProvider>
  )
}

function foreignPictures({ state }: Editor): { addresses: string[]; isLoneBlock: boolean } {
  const found: { address: string; isBlock: boolean }[] = []
  eachPicture(state.doc, ({ attrs, isBlock }) => {
    const address = String(attrs.src ?? '')
    if (isForeign(address)) found.push({ address, isBlock })
  })
  return {
    addresses: [...new Set(found.map(({ address }) => address))],
    isLoneBlock: found.length === 1 && found[0]?.isBlock === true,
  }
}

interface AltDialogProps extends DescribeOptions {
  locale: Locale
  onClose: () => void
}

function AltDialog({ alt, item, locale, onChange, onClose }: AltDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const libraryAlt = useStoredPhoto(item?.id).item?.[altFields[locale]] ?? ''
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (alt || libraryAlt)
  const words = shown.replace(/\s+/g, ' ').trim()
  // Empty means the library's description, so that its corrections apply.
  const next = alt === '' && words === libraryAlt ? '' : words
  return (
    <DialogFrame
      title={t('rich-text.photos.alt')}
      unfinished={next === alt ? undefined : 'changes'}
      onClose={onClose}
    >
      {(close) => (
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            // The dialog may be inside the form of a page.
            event.stopPropagation()
            close()
            onChange(next)
          }}
        >
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            {t(`rich-text.photos.altLabel.${locale}`)}
          </label>
          <textarea
            id={id}
            lang={locale}
            rows={3}
            value={shown}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.target.value)}
            className={inputStyle(undefined)}
          />
          <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
            {t('rich-text.photos.altHint')}
          </p>
          {item && (
            <div className="mt-4">
              <PageSection>
                <PhotoWords id={item.id} isOverridden={next !== ''} />
              </PageSection>
            </div>
          )}
          <div className="mt-4 flex justify-end">
            <button type="submit" className={buttonStyles.primary}>
              {t('rich-text.photos.altDone')}
            </button>
          </div>
        </form>
      )}
    </DialogFrame>
  )
}
