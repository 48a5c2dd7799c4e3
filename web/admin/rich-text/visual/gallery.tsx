import { Node } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import {
  NodeViewContent,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { usePhotoTools } from '../editor-props'
import { linkButton } from '../tool-button'
import { addressIn, countLoneImages, ungroup } from './photo-commands'

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

function GalleryView({ node, selected, editor, getPos, deleteNode }: NodeViewProps) {
  const { t } = useTranslation('admin')
  const { choose } = usePhotoTools()

  function add() {
    choose({
      multiple: true,
      onChoose: (pictures) => {
        const at = getPos()
        const gallery = at === undefined ? null : editor.state.doc.nodeAt(at)
        if (at === undefined || !gallery) return
        const figures = pictures.map((attrs) => ({ type: 'figure', attrs }))
        editor.commands.insertContentAt(at + gallery.nodeSize - 1, figures)
      },
    })
  }
  function split() {
    const at = getPos()
    if (at !== undefined) editor.view.dispatch(ungroup(editor.state.tr, at))
    editor.commands.focus()
  }

  return (
    <NodeViewWrapper
      className={`gallery-block ${selected ? 'is-selected' : ''}`}
      role="group"
      aria-label={t('rich-text.blocks.gallery')}
    >
      <NodeViewContent />
      <div contentEditable={false} className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-muted" data-drag-handle>
          {t('rich-text.gallery.count', { count: node.childCount })}
        </span>
        <button type="button" className={linkButton} onClick={add}>
          {t('rich-text.gallery.add')}
        </button>
        <button type="button" className={linkButton} onClick={split}>
          {t('rich-text.gallery.split')}
        </button>
        <button type="button" className={linkButton} onClick={() => deleteNode()}>
          {t('rich-text.gallery.remove')}
        </button>
      </div>
    </NodeViewWrapper>
  )
}
