import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { showToast } from '../../../ui/toast-store'
import { useInvalidateMedia } from '../../media/media-api'
import { filesOf, hasFormattedText } from '../../media/upload/drop-zone'
import type { QueuedUpload, UploadQueue } from '../../media/upload/upload-queue'
import { useWithoutPlace } from '../../media/upload/use-uploads'
import { textPictureOf } from '../editor-props'
import { afterComposition } from './commands'
import { eachPicture, placeFigures, setAttributes, uploadsIn } from './photo-commands'

interface PhotoUploadsOptions {
  queue: UploadQueue
  locale: Locale
  onDone: () => void
  onWithoutPlace: (upload: QueuedUpload) => void
  /** Called for pasted pictures that are files on the author's disk. */
  onLeftOnDisk: () => void
}

/** Fills in finished uploads, without history: undo removes figures, not photographs. */
function settleUploads(
  { doc, tr }: EditorState,
  queue: UploadQueue,
  locale: Locale,
): Transaction | undefined {
  eachPicture(doc, (node, at) => {
    const item =
      typeof node.attrs.upload === 'string' ? queue.get(node.attrs.upload)?.item : undefined
    if (!item) return
    const { alt, src } = textPictureOf(item, locale)
    setAttributes(tr, at, { src, upload: null, ...(!node.attrs.alt && alt && { alt }) })
  })
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined
}

/** Uploads pictures in data addresses; drops placeholders of unknown uploads. */
export function takePictures(slice: Slice, queue: UploadQueue): Slice {
  const take = (node: Node): Node[] => {
    const { src, upload } = node.attrs
    if (node.type.name === 'figure') {
      const file = typeof src === 'string' ? fileOfDataUri(src) : undefined
      if (file) return [node.type.create({ ...node.attrs, src: '', upload: queue.add(file) })]
      return typeof upload === 'string' && !queue.get(upload) ? [] : [node]
    }
    const content = takeAll(node.content)
    return node.type.name === 'gallery' && content.size === 0 ? [] : [node.copy(content)]
  }
  const takeAll = (fragment: Fragment): Fragment => {
    const nodes: Node[] = []
    fragment.forEach(
      (node) =>
        void nodes.push(...(node.isLeaf && node.type.name !== 'figure' ? [node] : take(node))),
    )
    return Fragment.from(nodes)
  }
  return new Slice(takeAll(slice.content), slice.openStart, slice.openEnd)
}

export const PhotoUploads = Extension.create<PhotoUploadsOptions>({
  name: 'photoUploads',
  addProseMirrorPlugins() {
    const { queue, locale, onDone, onWithoutPlace, onLeftOnDisk } = this.options
    const settled = new Set<string>()

    function insert(view: EditorView, files: readonly File[], at: number): void {
      const figures = files.map((file) => ({ upload: queue.add(file) }))
      view.dispatch(placeFigures(view.state, figures, at))
    }

    /** Office puts a picture of the words beside them: words count more. */
    function takeFiles(
      view: EditorView,
      transfer: DataTransfer | null,
      slice: Slice,
      at: () => number,
    ): boolean {
      const files = filesOf(transfer)
      const { content } = slice
      const hasWords =
        hasFormattedText(transfer) && content.textBetween(0, content.size).trim() !== ''
      if (files.length === 0 || hasWords || hasUpload(content)) {
        if (/<img[^>]+src=["']?(?:file|blob|cid):/i.test(transfer?.getData('text/html') ?? ''))
          onLeftOnDisk()
        return false
      }
      insert(view, files, at())
      return true
    }

    return [
      new Plugin({
        props: {
          transformPasted: (slice) => takePictures(slice, queue),
          handlePaste: (view, { clipboardData }, slice) =>
            takeFiles(view, clipboardData, slice, () => view.state.selection.to),
          handleDrop: (view, event, slice, isMoved) => {
            if (isMoved) return false
            const { clientX, clientY } = event
            const at = () =>
              view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.to
            if (!takeFiles(view, event.dataTransfer, slice, at)) return false
            event.preventDefault()
            return true
          },
        },
        // Undo may restore a figure whose upload has finished since.
        appendTransaction: (transactions, _, state) =>
          transactions.some(({ docChanged }) => docChanged)
            ? settleUploads(state, queue, locale)
            : undefined,
        view: (view) => ({
          // A failed upload is dropped with its placeholder.
          update: () => forgetFailed(view),
          destroy: queue.subscribe(() => afterComposition(view, () => settle(view))),
        }),
      }),
    ]

    function settle(view: EditorView): void {
      if (view.isDestroyed) return
      const placed = uploadsIn(view.state.doc)
      const ended = queue.all().filter(({ id, status }) => status === 'done' && !settled.has(id))
      for (const { id } of ended) settled.add(id)
      if (ended.length > 0) onDone()
      const transaction = settleUploads(view.state, queue, locale)
      if (transaction) view.dispatch(transaction)
      for (const upload of ended) if (!placed.has(upload.id)) onWithoutPlace(upload)
    }

    function forgetFailed({ state }: EditorView): void {
      const failed = queue.all().filter(({ status }) => status === 'failed')
      if (failed.length === 0) return
      const placed = uploadsIn(state.doc)
      for (const { id } of failed) if (!placed.has(id)) queue.drop(id)
    }
  },
})

function hasUpload(content: Fragment): boolean {
  let isFound = false
  content.descendants(({ attrs }) => {
    isFound ||= typeof attrs.upload === 'string'
  })
  return isFound
}

export function usePhotoUploads(queue: UploadQueue, locale: Locale) {
  const { t } = useTranslation('admin')
  const invalidate = useInvalidateMedia()
  const tellWithoutPlace = useWithoutPlace()
  const [extension] = useState(() =>
    PhotoUploads.configure({
      queue,
      locale,
      onDone: invalidate,
      onWithoutPlace: ({ file }) => tellWithoutPlace(file.name),
      onLeftOnDisk: () =>
        showToast({
          title: t('rich-text.uploads.onDisk'),
          text: t('rich-text.uploads.onDiskText'),
          destructive: true,
        }),
    }),
  )
  return extension
}

const dataUri = /^data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/\s]+=*)\s*$/

function fileOfDataUri(address: string): File | undefined {
  const match = dataUri.exec(address)
  if (!match) return undefined
  const [, type = '', text = ''] = match
  const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `picture.${type.slice('image/'.length).replace(/\W.*/, '')}`, { type })
}
