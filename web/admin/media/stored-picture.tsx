import type { MediaItem } from '../../../schema/api/admin-media'
import { mediaIdOf } from '../../../schema/media'
import type { ArtFormat } from '../../lib/art'
import { Picture } from '../../ui/picture'
import { useStoredPhoto } from './media-api'
import { mediaColour, mediaVariant } from './media-pictures'

interface StoredPictureProps {
  /** A stored picture path: `@assets/art/<scene>` or `media:<id>`. */
  src: string | null
  format: ArtFormat
  className?: string
}

export function StoredPicture({ src, ...frame }: StoredPictureProps) {
  const id = mediaIdOf(src)
  return id ? <StoredPhoto id={id} {...frame} /> : <Picture src={src} alt="" {...frame} />
}

function StoredPhoto({
  id,
  format,
  className = '',
}: Omit<StoredPictureProps, 'src'> & { id: string }) {
  const { item, isHidden } = useStoredPhoto(id)
  if (!item && !isHidden)
    return <span aria-hidden="true" className={`block bg-line ${className}`} />
  return (
    <Picture
      key={item?.src}
      src={isHidden ? null : item?.src}
      alt=""
      format={format}
      className={className}
    />
  )
}

interface MediaThumbProps {
  item: Pick<MediaItem, 'src'>
  className?: string
}

export function MediaThumb({ item: { src }, className = '' }: MediaThumbProps) {
  return (
    <img
      src={mediaVariant(src, 'square', 320)}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={`aspect-square w-full object-cover ${className}`}
      style={{ backgroundColor: mediaColour(src) }}
    />
  )
}
