import type { MediaItem } from '../../../schema/api/admin-media'
import { mediaColour, mediaVariant } from './media-pictures'

interface MediaThumbProps {
  item: Pick<MediaItem, 'src'>
  className?: string
}

/** A photograph as a small square, in its dominant colour until it is there. */
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
