import { Node } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { addressIn, countLoneImages } from './figure-attributes'
import { GalleryView } from './gallery-view'

/** Several photographs side by side: in Markdown a paragraph of pictures, one a line. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'figure+',
  draggable: true,
  isolating: true,
  parseHTML() {
    return [
      { tag: 'div[data-gallery]' },
      {
        tag: 'p',
        priority: 60,
        getAttrs: (element) => (countLoneImages(element) > 1 ? null : false),
        getContent: (paragraph, { nodes }) => {
          const images =
            paragraph instanceof HTMLElement ? [...paragraph.querySelectorAll('img')] : []
          const read = (image: Element, name: string) => image.getAttribute(name) ?? ''
          return Fragment.from(
            images.flatMap((image) => {
              const attrs = {
                src: addressIn(image),
                alt: read(image, 'alt'),
                caption: read(image, 'title'),
              }
              return nodes.figure?.create(attrs) ?? []
            }),
          )
        },
      },
    ]
  },
  addNodeView() {
    return ReactNodeViewRenderer(GalleryView, { contentDOMElementTag: 'div' })
  },
  renderHTML() {
    return ['div', { 'data-gallery': '' }, 0]
  },
})
