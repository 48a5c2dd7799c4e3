import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { isSpot } from '../../../../schema/text-drawings'
import { useAdminData } from '../../kit/admin-api'
import { mediaApi } from '../../media/media-api'
import { altIn } from '../photos/alt-dialog'
import { usePhotoTools } from '../photos/photo-tools'
import { ownPathOf, readPictureAddress } from '../photos/picture-address'
import { CaptionInput } from './caption-input'
import { figureAttributes } from './figure-attributes'
import { FigureTools } from './figure-tools'
import { ForeignPicture, LibraryPicture, MissingPicture, UploadingPicture } from './pictures'
import { useFigure } from './use-figure'

/**
 * A photograph or drawing as it stands in the text, with its caption and what can be done about it.
 */
export function FigureView({ node, selected, editor, getPos }: NodeViewProps) {
  const { t } = useTranslation('admin')
  const { locale } = usePhotoTools()
  const { src, alt, caption, upload } = figureAttributes(node)
  const address = readPictureAddress(src)
  const photo = usePhoto(upload === null && address.kind === 'photo' ? address.id : undefined)
  const figure = useFigure({ editor, getPos })
  const libraryAlt = photo.item ? altIn(photo.item, locale) : ''
  const isMissing = photo.isGone || (upload === null && address.kind === 'unreadable')

  return (
    <NodeViewWrapper
      as="figure"
      className={`photo-block ${address.kind === 'drawing' && isSpot(address.scene) ? 'is-spot' : ''} ${selected ? 'is-selected' : ''}`}
      contentEditable={false}
    >
      {upload !== null && <UploadingPicture id={upload} onRemove={figure.removeUpload} />}
      {upload === null && address.kind === 'foreign' && (
        <ForeignPicture address={src} onRemove={figure.remove} />
      )}
      {isMissing && (
        <MissingPicture
          text={t(address.kind === 'photo' ? 'richText.photos.gone' : 'richText.photos.unreadable')}
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
            id={address.kind === 'photo' ? address.id : undefined}
            isTrashed={typeof photo.item?.deletedAt === 'string'}
          />
        </div>
      )}
      {upload === null && (
        <CaptionInput
          caption={caption}
          placeholder={captionHint(photo.item, locale) || t('richText.photos.captionPlaceholder')}
          onChange={figure.setCaption}
          onLeave={figure.leave}
        />
      )}
    </NodeViewWrapper>
  )
}

/** What readers see under a photograph that has no caption in the text. */
function captionHint(
  item: { captionVi: string; captionEn: string } | undefined,
  locale: Locale,
): string {
  const captions: Record<Locale, string> = { vi: item?.captionVi ?? '', en: item?.captionEn ?? '' }
  return captions[locale]
}

/** A photograph of the library; `isGone` where there is none of this id. */
export function usePhoto(id: string | undefined) {
  const { data, error, isNotFound } = useAdminData(id === undefined ? null : mediaApi.one(id))
  // While another is read, the one before is known.
  const item = id !== undefined && data?.id === id ? data : undefined
  return { item, isGone: id !== undefined && isNotFound, error: isNotFound ? undefined : error }
}
