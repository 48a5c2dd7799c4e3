import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { mediaReference } from '../../../../schema/media'
import { isForeign } from '../../media/media-pictures'
import type { TextPicture } from '../editor-props'
import type { SelectedText } from './text-change'

export function pictureMarkdown({ src, alt }: TextPicture): string {
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${src})`
}

const photoLine = /^!\[.*\]\(media:[a-z0-9]{10}.*\)$/

/** Writes one photograph a line, below a position's line or into its gallery. */
export function insertPhotos(
  { text, from, to }: SelectedText,
  photos: readonly string[],
  position: number,
): SelectedText {
  const lines = text.split('\n')
  const number = text.slice(0, position).split('\n').length - 1
  const [before = '', line = '', after = ''] = [lines[number - 1], lines[number], lines[number + 1]]
  const isEmpty = line.trim() === ''
  const isGallery = photoLine.test(line)
  const start = isGallery ? '\n' : isEmpty ? (before.trim() ? '\n' : '') : '\n\n'
  const end = after.trim() && !(isGallery && photoLine.test(after)) ? '\n' : ''
  const insert = start + photos.join('\n') + end
  const written = lines.with(number, isEmpty ? insert : line + insert)
  const lineEnd = lines.slice(0, number + 1).join('\n').length
  const move = (at: number) => (at >= lineEnd ? at + written.join('\n').length - text.length : at)
  return { text: written.join('\n'), from: move(from), to: move(to) }
}

interface ForeignPicture {
  address: string
  from: number
  to: number
}

function picturesIn(node: Nodes): ForeignPicture[] {
  if (node.type === 'image' && isForeign(node.url))
    return [
      {
        address: node.url,
        from: node.position?.start.offset ?? 0,
        to: node.position?.end.offset ?? 0,
      },
    ]
  return 'children' in node ? node.children.flatMap(picturesIn) : []
}

export function foreignPictures(text: string): ForeignPicture[] {
  // Skips the parser for texts without any address.
  return /\]\(<?(?:https?:)?\/\//i.test(text) ? picturesIn(fromMarkdown(text)) : []
}

export function replaceAddress(text: string, address: string, item: MediaItem): string | undefined {
  const pictures = foreignPictures(text).filter((picture) => picture.address === address)
  const next = pictures.reduceRight((done, { from, to }) => {
    const picture = text.slice(from, to)
    const [open, end] = picture.includes(`](<${address}>`) ? ['](<', '>'] : ['](', '']
    const replaced = picture.replace(
      `${open}${address}${end}`,
      () => `](${mediaReference(item.id)}`,
    )
    return done.slice(0, from) + replaced + done.slice(to)
  }, text)
  return next === text ? undefined : next
}
