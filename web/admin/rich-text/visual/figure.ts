import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { addressIn, countLoneImages, figureAttributes } from './figure-attributes'
import { FigureView } from './figure-view'

const imageIn = (element: HTMLElement) => element.querySelector('img')
const attributeOf = (element: HTMLElement, name: string) =>
  imageIn(element)?.getAttribute(name) ?? ''

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
      caption: {
        default: '',
        parseHTML: (element) => attributeOf(element, 'title'),
        rendered: false,
      },
      upload: {
        default: null,
        parseHTML: (element) => element.dataset.upload ?? null,
        rendered: false,
      },
    }
  },
  parseHTML() {
    return [
      { tag: 'figure', getAttrs: (element) => (imageIn(element) ? null : false) },
      {
        tag: 'p',
        priority: 60,
        getAttrs: (element) => (countLoneImages(element) === 1 ? null : false),
      },
    ]
  },
  addNodeView() {
    return ReactNodeViewRenderer(FigureView)
  },
  // The clipboard's form: the editor itself shows the view.
  renderHTML({ node }) {
    const { src, alt, caption, upload } = figureAttributes(node)
    return [
      'figure',
      upload === null ? {} : { 'data-upload': upload },
      ['img', { 'data-src': src, alt, title: caption }],
    ]
  },
})
