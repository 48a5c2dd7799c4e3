import {
  type Extension,
  StateEffect,
  StateField,
  type Text,
  type TransactionSpec,
} from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { filesOf, hasFormattedText } from '../../media/upload/files-of'
import type { Upload, UploadQueue } from '../photos/upload-queue'
import { insertPhotos } from './photo-commands'
import { UploadWidget, type UploadWords } from './upload-widget'

interface Place {
  id: string
  position: number
}

const addPlaces = StateEffect.define<readonly Place[]>()
const removePlace = StateEffect.define<string>()

/** Where uploads will be in the text, which has nothing of them yet. */
const places = StateField.define<readonly Place[]>({
  create: () => [],
  update(current, { changes, effects }) {
    let next = current.map(({ id, position }) => ({ id, position: changes.mapPos(position, 1) }))
    for (const effect of effects) {
      if (effect.is(addPlaces)) next = [...next, ...effect.value]
      if (effect.is(removePlace)) next = next.filter(({ id }) => id !== effect.value)
    }
    return next
  },
})

function endOfLine(doc: Text, position: number): number {
  return doc.lineAt(Math.min(position, doc.length)).to
}

interface SourceUploadsOptions {
  queue: UploadQueue
  words: UploadWords
  /** The Markdown of a photograph. */
  toMarkdown: (item: MediaItem) => string
  /** Told of a photograph that is in the library now and was begun in another editor. */
  onWithoutPlace: (upload: Upload) => void
}

/**
 * Takes image files that are pasted or dropped: a mark below the line shows the upload, and the
 * photograph is written there once it is done.
 */
export function photoUploads({
  queue,
  words,
  toMarkdown,
  onWithoutPlace,
}: SourceUploadsOptions): Extension {
  function take(view: EditorView, transfer: DataTransfer | null, position: number): boolean {
    const files = filesOf(transfer)
    // Words on the clipboard count more than a picture of them, which Office puts beside them.
    if (
      files.length === 0 ||
      (hasFormattedText(transfer) && transfer?.getData('text/plain').trim())
    )
      return false
    const end = endOfLine(view.state.doc, position)
    view.dispatch({
      effects: addPlaces.of(files.map((file) => ({ id: queue.add(file), position: end }))),
    })
    return true
  }

  function cancel(view: EditorView, id: string): void {
    queue.drop(id)
    view.dispatch({ effects: removePlace.of(id) })
    view.focus()
  }

  const marks = EditorView.decorations.compute([places], (state) =>
    Decoration.set(
      state.field(places).map(({ id, position }) => {
        const widget = new UploadWidget({ id, queue, words, onCancel: cancel })
        return Decoration.widget({ widget, block: true, side: 1 }).range(
          endOfLine(state.doc, position),
        )
      }),
      true,
    ),
  )

  /** Writes the photographs that are there now. */
  const settling = ViewPlugin.define((view) => {
    const strangers = new Set(
      queue.all().flatMap(({ id, status }) => (status === 'done' ? [] : id)),
    )
    const settle = () => {
      for (const { id, position } of view.state.field(places)) {
        const item = queue.get(id)?.item
        if (item) view.dispatch(settled(view, { id, position, text: toMarkdown(item) }))
      }
      for (const upload of queue.all())
        if (upload.status === 'done' && strangers.delete(upload.id)) onWithoutPlace(upload)
    }
    return { destroy: queue.subscribe(settle) }
  })

  const files = EditorView.domEventHandlers({
    paste: (event, view) => take(view, event.clipboardData, view.state.selection.main.to),
    drop: (event, view) => {
      const position =
        view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.to
      if (!take(view, event.dataTransfer, position)) return false
      event.preventDefault()
      return true
    },
  })

  return [places, marks, settling, files]
}

function settled(
  { state }: EditorView,
  { id, position, text }: Place & { text: string },
): TransactionSpec {
  const { changes } = insertPhotos(state, [text], position)
  return { ...(changes && { changes }), effects: removePlace.of(id), userEvent: 'input.paste' }
}
