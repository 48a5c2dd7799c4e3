import { EditorView } from '@codemirror/view'
import { type RefObject, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../../schema/api/admin-media'
import type { Locale } from '../../../../../schema/locale'
import { useUploadErrorText } from '../../media/upload/use-upload-error-text'
import type { Upload, UploadQueue } from '../photos/upload-queue'
import { useForeignCopies } from '../photos/use-foreign-copies'
import { foreignPictures, insertPhotos, photoMarkdown, replaceAddress } from './photo-commands'
import { photoUploads } from './photo-uploads'

interface SourcePhotosOptions {
  view: RefObject<EditorView | undefined>
  uploads: UploadQueue
  locale: Locale
}

/** The photographs of a text in its source: uploads, those that are chosen, and pictures of other sites. */
export function useSourcePhotos({ view, uploads, locale }: SourcePhotosOptions) {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const [foreign, setForeign] = useState<readonly string[]>([])
  const copies = useForeignCopies((address, item) => {
    if (view.current) view.current.dispatch(replaceAddress(view.current.state, address, item))
  })

  const describe = useEffectEvent(({ status, share, error }: Upload) => {
    if (status === 'failed') return errorText(error)
    if (status === 'waiting') return t('richText.uploads.waiting')
    return share < 1 ? t('richText.uploads.sending', { percent: Math.floor(share * 100) }) : t('richText.uploads.processing')
  })
  const look = useEffectEvent(({ state }: EditorView) => {
    const found = [...new Set(foreignPictures(state).map(({ address }) => address))]
    if (found.join(' ') !== foreign.join(' ')) setForeign(found)
  })
  const [extension] = useState(() => [
    photoUploads({
      queue: uploads,
      words: {
        ...{ cancel: t('richText.uploads.cancel'), remove: t('richText.photos.remove'), retry: t('richText.uploads.retry') },
        describe: (upload) => describe(upload),
      },
      toMarkdown: (item) => photoMarkdown(item, locale),
    }),
    // Once more when it is given its label, which is when it is there.
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      if (docChanged || transactions.some(({ reconfigured }) => reconfigured)) look(view)
    }),
  ])

  return {
    extension,
    foreign,
    copies,
    insert(items: readonly MediaItem[]) {
      if (!view.current) return
      const { state } = view.current
      const photos = items.map((item) => photoMarkdown(item, locale))
      view.current.dispatch(insertPhotos(state, photos, state.selection.main.to), { userEvent: 'input' })
      view.current.focus()
    },
  }
}
