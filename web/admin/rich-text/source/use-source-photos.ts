import { EditorView } from '@codemirror/view'
import { type RefObject, useEffectEvent, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaReference } from '../../../../schema/media'
import { useUploadErrorText } from '../../media/upload/use-upload-error-text'
import { useWithoutPlace } from '../../media/use-without-place'
import type { TextEditorProps } from '../editor-props'
import { altIn } from '../photos/alt-dialog'
import type { TextPicture } from '../photos/photo-tools'
import type { Upload } from '../photos/upload-queue'
import { foreignPictures, insertPhotos, pictureMarkdown, replaceAddress } from './photo-commands'
import { photoUploads } from './photo-uploads'

interface SourcePhotosOptions extends Pick<TextEditorProps, 'uploads' | 'locale' | 'handle'> {
  view: RefObject<EditorView | undefined>
}

/**
 * The photographs of a text in its source: uploads, those that are chosen, and pictures of other
 * sites.
 */
export function useSourcePhotos({ view, uploads, locale, handle }: SourcePhotosOptions) {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const tellWithoutPlace = useWithoutPlace()
  const [foreign, setForeign] = useState<readonly string[]>([])
  useImperativeHandle(handle, () => ({
    replaceAddress(address, item) {
      const change = view.current && replaceAddress(view.current.state, address, item)
      if (change) view.current?.dispatch(change)
      return change !== undefined
    },
  }))

  const describe = useEffectEvent(({ status, share, error }: Upload) => {
    if (status === 'failed') return errorText(error)
    if (status === 'waiting') return t('richText.uploads.waiting')
    return share < 1
      ? t('richText.uploads.sending', { percent: Math.floor(share * 100) })
      : t('richText.uploads.processing')
  })
  const look = useEffectEvent(({ state }: EditorView) => {
    const found = [...new Set(foreignPictures(state).map(({ address }) => address))]
    if (found.join(' ') !== foreign.join(' ')) setForeign(found)
  })
  const [extension] = useState(() => [
    photoUploads({
      queue: uploads,
      words: {
        cancel: t('richText.uploads.cancel'),
        remove: t('richText.photos.remove'),
        retry: t('richText.uploads.retry'),
        describe: (upload) => describe(upload),
      },
      toMarkdown: (item) =>
        pictureMarkdown({ src: mediaReference(item.id), alt: altIn(item, locale) }),
      onWithoutPlace: ({ file }) => tellWithoutPlace(file.name),
    }),
    // Once more when it is given its label, which is when it is there.
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      if (docChanged || transactions.some(({ reconfigured }) => reconfigured)) look(view)
    }),
  ])

  return {
    extension,
    foreign,
    insert(pictures: readonly TextPicture[]) {
      if (!view.current) return
      const { state } = view.current
      view.current.dispatch(
        insertPhotos(state, pictures.map(pictureMarkdown), state.selection.main.to),
        { userEvent: 'input' },
      )
      view.current.focus()
    },
  }
}
