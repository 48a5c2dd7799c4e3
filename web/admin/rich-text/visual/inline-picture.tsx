import { Image } from '@tiptap/extension-image'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { mediaVariant } from '../../media/media-pictures'
import { ownPathOf, readPictureAddress } from '../photos/picture-address'
import { usePhoto } from './figure'
import { addressIn } from './figure-attributes'

export const InlinePicture = Image.extend({
  addAttributes() {
    const text = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
      rendered: false,
    })
    return {
      src: { default: '', parseHTML: addressIn, rendered: false },
      alt: text('alt'),
      title: text('title'),
    }
  },
  parseHTML() {
    return [{ tag: 'img:not([src^="data:"])' }]
  },
  renderHTML({ node: { attrs } }) {
    return ['img', { 'data-src': attrs.src, alt: attrs.alt, title: attrs.title }]
  },
  addNodeView() {
    return ReactNodeViewRenderer(InlinePictureView, { as: 'span' })
  },
}).configure({ inline: true })

function InlinePictureView({ node, selected }: NodeViewProps) {
  const { t } = useTranslation('admin')
  const src = String(node.attrs.src ?? '')
  const alt = String(node.attrs.alt ?? '')
  const address = readPictureAddress(src)
  const { item } = usePhoto(address.kind === 'photo' ? address.id : undefined)
  const shown = ownPathOf(address, src) ?? (item && mediaVariant(item.src, 'full', 480))
  const note = t(address.kind === 'foreign' ? 'media.foreign.one' : 'richText.photos.gone')
  return (
    <NodeViewWrapper
      as="span"
      className={`inline-picture ${selected ? 'is-selected' : ''}`}
      data-drag-handle
    >
      {shown ? (
        <img src={shown} alt={alt} draggable={false} />
      ) : (
        <span className="inline-picture-note" title={note}>
          <ImageOff aria-hidden="true" className="size-4" />
          <span>{alt || note}</span>
        </span>
      )}
    </NodeViewWrapper>
  )
}
