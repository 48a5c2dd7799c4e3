import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { lazy, type ReactNode, Suspense, useImperativeHandle, useState } from 'react'
import { ForeignNotice } from '../../media/foreign-copies'
import { isForeign } from '../../media/media-pictures'
import { type PhotoTools, PhotoToolsProvider, type TextEditorProps } from '../editor-props'
import { AltDialog } from '../photos/alt-dialog'
import { eachPicture, replaceAddress } from './photo-commands'

const PhotoDialog = lazy(async () => ({
  default: (await import('../photos/photo-dialog')).PhotoDialog,
}))

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
