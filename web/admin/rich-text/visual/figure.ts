import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { FigureView } from './figure-view'

/** What a figure holds; `upload` is the id of an upload that has yet to give it its address. */
export interface FigureAttributes {
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

const imageIn = (element: HTMLElement) => element.querySelector('img')
const attributeOf = (element: HTMLElement, name: string) => imageIn(element)?.getAttribute(name) ?? ''

/** The address of a picture in HTML. In the editor's own it is no `src`: the browser would ask for it wherever the view is not drawn. */
export function addressIn(image: Element | null | undefined): string {
  return image?.getAttribute('src') ?? image?.getAttribute('data-src') ?? ''
}

/** How many pictures there are in an element without any words or links. */
export function countLoneImages(element: HTMLElement): number {
  return element.textContent?.trim() || element.querySelector('a') ? 0 : element.querySelectorAll('img').length
}

/** A photograph with its caption: in Markdown a paragraph of one picture. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      src: { default: '', parseHTML: (element) => addressIn(imageIn(element)), rendered: false },
      alt: { default: '', parseHTML: (element) => attributeOf(element, 'alt'), rendered: false },
      caption: { default: '', parseHTML: (element) => attributeOf(element, 'title'), rendered: false },
      upload: { default: null, parseHTML: (element) => element.dataset.upload ?? null, rendered: false },
    }
  },
  parseHTML() {
    return [
      { tag: 'figure', getAttrs: (element) => (imageIn(element) ? null : false) },
      { tag: 'p', priority: 60, getAttrs: (element) => (countLoneImages(element) === 1 ? null : false) },
    ]
  },
  addNodeView() {
    return ReactNodeViewRenderer(FigureView)
  },
  // The clipboard's form: the editor itself shows the view.
  renderHTML({ node }) {
    const { src, alt, caption, upload } = figureAttributes(node)
    return ['figure', upload === null ? {} : { 'data-upload': upload }, ['img', { 'data-src': src, alt, title: caption }]]
  },
})
