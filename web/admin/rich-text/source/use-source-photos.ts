import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { smallestChange } from '../../../../schema/text-change'
import { filesOf, hasFormattedText } from '../../media/upload/drop-zone'
import { useWithoutPlace } from '../../media/upload/use-uploads'
import { type TextEditorProps, type TextPicture, textPictureOf } from '../editor-props'
import { foreignPictures, insertPhotos, pictureMarkdown, replaceAddress } from './photo-commands'
import { changeText, movedBy } from './text-change'

interface SourcePhotosOptions extends Pick<TextEditorProps, 'uploads' | 'locale' | 'handle'> {
  area: RefObject<HTMLTextAreaElement | null>
  value: string
}

const foreignIn = (text: string) => [
  ...new Set(foreignPictures(text).map(({ address }) => address)),
]

/** A finished upload is written below the line in which it was pasted or dropped. */
export function useSourcePhotos({ area, value, uploads, locale, handle }: SourcePhotosOptions) {
  const tellWithoutPlace = useWithoutPlace()
  const all = useSyncExternalStore(uploads.subscribe, uploads.all)
  const [placed, setPlaced] = useState<readonly string[]>([])
  const [foreign, setForeign] = useState(() => foreignIn(value))
  const places = useRef(new Map<string, number>())
  const text = useRef(value)
  const isComposing = useRef(false)
  // Uploads begun in the other editor have no place here.
  const strangers = useRef(
    new Set(all.flatMap(({ id, status }) => (status === 'done' ? [] : [id]))),
  )

  useImperativeHandle(handle, () => ({
    replaceAddress(address, item) {
      const next = area.current && replaceAddress(area.current.value, address, item)
      if (next && area.current)
        changeText(area.current, (selected) => ({ ...selected, text: next }))
      return Boolean(next)
    },
  }))

  const forget = (id: string) => {
    places.current.delete(id)
    setPlaced((ids) => ids.filter((one) => one !== id))
  }
  const settle = useEffectEvent(() => {
    if (isComposing.current) return
    for (const { id, status, item, file } of uploads.all()) {
      const place = places.current.get(id)
      if (place !== undefined && item && area.current) {
        forget(id)
        changeText(area.current, (selected) =>
          insertPhotos(selected, [pictureMarkdown(textPictureOf(item, locale))], place),
        )
      }
      if (status === 'done' && strangers.current.delete(id)) tellWithoutPlace(file.name)
    }
  })
  useEffect(() => uploads.subscribe(() => settle()), [uploads])

  return {
    foreign,
    uploads: all.filter(({ id, status }) => placed.includes(id) && status !== 'done'),
    /** Must be called with every text that the field gets. */
    note(next: string) {
      const change = smallestChange(text.current, next)
      text.current = next
      if (!change) return
      for (const [id, position] of places.current) places.current.set(id, movedBy(change, position))
      const found = foreignIn(next)
      if (found.join(' ') !== foreign.join(' ')) setForeign(found)
    },
    take(transfer: DataTransfer): boolean {
      const files = filesOf(transfer)
      // Office puts a picture of the words beside them: words count more.
      if (
        !area.current ||
        files.length === 0 ||
        (hasFormattedText(transfer) && transfer.getData('text/plain').trim())
      )
        return false
      const place = area.current.selectionEnd
      const ids = files.map((file) => uploads.add(file))
      for (const id of ids) places.current.set(id, place)
      setPlaced((known) => [...known, ...ids])
      return true
    },
    cancel(id: string) {
      uploads.drop(id)
      forget(id)
      area.current?.focus()
    },
    setComposing(composes: boolean) {
      isComposing.current = composes
      if (!composes) settle()
    },
    insert(pictures: readonly TextPicture[]) {
      if (!area.current) return
      area.current.focus()
      changeText(area.current, (selected) =>
        insertPhotos(selected, pictures.map(pictureMarkdown), selected.to),
      )
    },
  }
}
