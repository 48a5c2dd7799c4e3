import type { Node, Schema } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'
import type { MediaItem } from '../../../../schema/api/admin-media'
import type { Locale } from '../../../../schema/locale'
import { textPictureOf } from '../editor-props'

/** `upload` is the id of a pending upload. */
interface FigureAttributes {
  src: string
  alt: string
  caption: string
  upload: string | null
}

export function figureAttributes({ attrs }: { attrs: Record<string, unknown> }): FigureAttributes {
  const { src, alt, caption, upload } = attrs
  return {
    src: String(src ?? ''),
    alt: String(alt ?? ''),
    caption: String(caption ?? ''),
    upload: typeof upload === 'string' ? upload : null,
  }
}

/** The editor's own HTML has no `src`, which the browser would load. */
export function addressIn(image: Element | null | undefined): string {
  return image?.getAttribute('src') ?? image?.getAttribute('data-src') ?? ''
}

export function countLoneImages(element: HTMLElement): number {
  return element.textContent?.trim() || element.querySelector('a')
    ? 0
    : element.querySelectorAll('img').length
}

type NewFigure = Partial<FigureAttributes>

function createFigures({ nodes }: Schema, figures: readonly NewFigure[]): Node[] {
  return figures.flatMap((attrs) => nodes.figure?.create(attrs) ?? [])
}

/** Inserts into a gallery, instead of an empty paragraph, or as a block beside another. */
export function placeFigures(
  state: EditorState,
  figures: readonly NewFigure[],
  at: number,
  isGallery = figures.length > 1,
): Transaction {
  const { tr, schema, doc } = state
  const $at = doc.resolve(at)
  const nodes = createFigures(schema, figures)
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    if ($at.node(depth).type.name === 'gallery')
      return tr.insert($at.posAtIndex($at.indexAfter(depth), depth), nodes)
  }
  const gallery = isGallery ? schema.nodes.gallery?.create(null, nodes) : undefined
  const blocks = gallery ? [gallery] : nodes
  const [from, to] = placeOf($at)
  return moveBehind(
    tr.replaceWith(from, to, blocks),
    from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0),
  )
}

function placeOf($at: ReturnType<Node['resolve']>): [from: number, to: number] {
  if ($at.depth === 0) return [$at.pos, $at.pos]
  const isParagraph = $at.depth === 1 && $at.parent.type.name === 'paragraph'
  if (isParagraph && $at.parent.content.size === 0) return [$at.before(1), $at.after(1)]
  const place = isParagraph && $at.parentOffset === 0 ? $at.before(1) : $at.after(1)
  return [place, place]
}

export function moveBehind(tr: Transaction, position: number): Transaction {
  const next = tr.doc.resolve(position).nodeAfter
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if (!next?.isTextblock && paragraph) tr.insert(position, paragraph.create())
  return tr.setSelection(Selection.near(tr.doc.resolve(position), 1)).scrollIntoView()
}

const pictureNodes = new Set(['figure', 'image', 'embed'])

export function eachPicture(doc: Node, visit: (node: Node, at: number) => void): void {
  doc.descendants((node, at) => {
    if (pictureNodes.has(node.type.name)) visit(node, at)
    return true
  })
}

/** Sets attributes in place, so that the cursor stays. */
export function setAttributes(tr: Transaction, at: number, attributes: NewFigure): Transaction {
  const known = tr.doc.nodeAt(at)?.attrs ?? {}
  for (const [name, value] of Object.entries(attributes))
    if (name in known) tr.setNodeAttribute(at, name, value)
  return tr
}

/** Keeps the pictures' own descriptions. */
export function replaceAddress(
  state: EditorState,
  address: string,
  item: MediaItem,
  locale: Locale,
): Transaction {
  const { tr } = state
  eachPicture(state.doc, (node, at) => {
    if (node.attrs.src !== address) return
    const { src, alt } = textPictureOf(item, locale)
    setAttributes(tr, at, { src, ...(!node.attrs.alt && alt && { alt }) })
  })
  return tr
}

export function ungroup(tr: Transaction, at: number): Transaction {
  const gallery = tr.doc.nodeAt(at)
  return gallery?.type.name === 'gallery'
    ? tr.replaceWith(at, at + gallery.nodeSize, gallery.content)
    : tr
}

export function removeFigure(tr: Transaction, at: number): Transaction {
  const { parent, nodeAfter } = tr.doc.resolve(at)
  const isLast = parent.type.name === 'gallery' && parent.childCount === 1
  return isLast
    ? tr.delete(at - 1, at - 1 + parent.nodeSize)
    : tr.delete(at, at + (nodeAfter?.nodeSize ?? 0))
}

export function moveFigure(
  tr: Transaction,
  at: number,
  direction: 'earlier' | 'later',
): Transaction {
  const $at = tr.doc.resolve(at)
  const figure = $at.nodeAfter
  const neighbour =
    direction === 'earlier'
      ? $at.nodeBefore
      : figure && tr.doc.resolve(at + figure.nodeSize).nodeAfter
  if (!figure || !neighbour) return tr
  const to = direction === 'earlier' ? at - neighbour.nodeSize : at + neighbour.nodeSize
  tr.delete(at, at + figure.nodeSize).insert(to, figure)
  return tr.setSelection(NodeSelection.create(tr.doc, to))
}

export function uploadsIn(doc: Node): Set<string> {
  const ids = new Set<string>()
  eachPicture(doc, (node) => {
    const { upload } = figureAttributes(node)
    if (upload !== null) ids.add(upload)
  })
  return ids
}
