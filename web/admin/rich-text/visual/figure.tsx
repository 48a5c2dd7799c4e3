import { Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { suffixes } from '../../../../schema/content/in-one-language'
import { altFields } from '../../../../schema/content/photos'
import { isSpot } from '../../../../schema/text-drawings'
import { useStoredPhoto } from '../../media/media-api'
import { usePhotoTools } from '../editor-props'
import { ownPathOf, readPictureAddress } from '../photos/picture-address'
import { CaptionInput } from './caption-input'
import { FigureTools, useFigure } from './figure-tools'
import { addressIn, countLoneImages, figureAttributes } from './photo-commands'
import { ForeignPicture, LibraryPicture, MissingPicture, UploadingPicture } from './pictures'

const imageIn = (element: HTMLElement) => element.querySelector('img')
const attributeOf = (element: HTMLElement, name: string) =>
  imageIn(element)?.getAttribute(name) ?? ''

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
  // For the clipboard: the editor shows the node view.
  renderHTML({ node }) {
    const { src, alt, caption, upload } = figureAttributes(node)
    return [
      'figure',
      upload === null ? {} : { 'data-upload': upload },
      ['img', { 'data-src': src, alt, title: caption }],
    ]
  },
})

function FigureView({ node, selected, editor, getPos }: NodeViewProps) {
  const { t } = useTranslation('admin')
  const { locale } = usePhotoTools()
  const { src, alt, caption, upload } = figureAttributes(node)
  const address = readPictureAddress(src)
  const photo = useStoredPhoto(upload === null && address.kind === 'photo' ? address.id : undefined)
  const figure = useFigure({ editor, getPos })
  const libraryAlt = photo.item?.[altFields[locale]] ?? ''
  const isMissing = photo.isNotFound || (upload === null && address.kind === 'unreadable')

  return (
    <NodeViewWrapper
      as="figure"
      className={
        `photo-block ${address.kind === 'drawing' && isSpot(address.scene) ? 'is-spot' : ''} ` +
        (selected ? 'is-selected' : '')
      }
      contentEditable={false}
    >
      {upload !== null && (
        <UploadingPicture id={upload} onRemove={() => figure.removeUpload(upload)} />
      )}
      {upload === null && address.kind === 'foreign' && (
        <ForeignPicture address={src} onRemove={figure.remove} />
      )}
      {isMissing && (
        <MissingPicture
          text={t(
            address.kind === 'photo' ? 'rich-text.photos.gone' : 'rich-text.photos.unreadable',
          )}
          onReplace={figure.replace}
          onRemove={figure.remove}
        />
      )}
      {upload === null && !isMissing && address.kind !== 'foreign' && (
        <div className="photo-frame" data-drag-handle>
          <LibraryPicture
            item={photo.item}
            ownPath={ownPathOf(address, src)}
            alt={alt || libraryAlt}
            error={photo.error}
          />
          <FigureTools
            figure={figure}
            alt={alt}
            libraryAlt={libraryAlt}
            item={photo.item}
            id={address.kind === 'photo' ? address.id : undefined}
          />
        </div>
      )}
      {upload === null && (
        <CaptionInput
          label={t('rich-text.photos.caption')}
          caption={caption}
          placeholder={
            photo.item?.[`caption${suffixes[locale]}`] || t('rich-text.photos.captionPlaceholder')
          }
          onChange={figure.setCaption}
          onLeave={figure.leave}
        />
      )}
    </NodeViewWrapper>
  )
}
