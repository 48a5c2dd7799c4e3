import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState, TransactionSpec } from '@codemirror/state'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { mediaReference } from '../../../../schema/media'
import { isForeign } from '../../media/foreign-address'
import type { TextPicture } from '../photos/photo-tools'

/** A picture as Markdown. */
export function pictureMarkdown({ src, alt }: TextPicture): string {
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${src})`
}

const photoLine = /^!\[.*\]\(media:[a-z0-9]{10}.*\)$/

/**
 * Writes photographs in a paragraph of their own, one a line, below the line of a position, or as
 * the next of the gallery there.
 */
export function insertPhotos(
  state: EditorState,
  photos: readonly string[],
  position: number,
): TransactionSpec {
  const { doc } = state
  const line = doc.lineAt(Math.min(position, doc.length))
  const isEmpty = line.text.trim() === ''
  const before = line.number > 1 ? doc.line(line.number - 1).text : ''
  const after = line.number < doc.lines ? doc.line(line.number + 1).text : ''
  const isGallery = photoLine.test(line.text)
  const start = isGallery ? '\n' : isEmpty ? (before.trim() ? '\n' : '') : '\n\n'
  const end = after.trim() && !(isGallery && photoLine.test(after)) ? '\n' : ''
  const insert = start + photos.join('\n') + end
  return {
    changes: { from: isEmpty ? line.from : line.to, to: line.to, insert },
    scrollIntoView: true,
  }
}

interface ForeignPicture {
  address: string
  from: number
  to: number
}

const parseMs = 100

/** The addresses of the pictures of other sites in a text, and where they stand; not in code. */
export function foreignPictures(state: EditorState): ForeignPicture[] {
  const found: ForeignPicture[] = []
  ensureSyntaxTree(state, state.doc.length, parseMs)?.iterate({
    enter({ name, node }) {
      if (name !== 'Image') return
      const url = node.getChild('URL')
      if (!url) return
      const [from, to] = [url.from, url.to]
      const address = state.sliceDoc(from, to).replace(/^<|>$/g, '')
      if (isForeign(address)) found.push({ address, from, to })
    },
  })
  return found
}

/**
 * Puts the reference of a photograph in the place of an address; undefined where no picture has it.
 */
export function replaceAddress(
  state: EditorState,
  address: string,
  item: MediaItem,
): TransactionSpec | undefined {
  const changes = foreignPictures(state)
    .filter((picture) => picture.address === address)
    .map(({ from, to }) => ({ from, to, insert: mediaReference(item.id) }))
  return changes.length > 0 ? { changes, userEvent: 'input' } : undefined
}
