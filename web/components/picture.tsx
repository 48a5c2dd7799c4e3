import { useCallback } from 'react'
import { type ArtFormat, artSize, defaultCover, pictureUrl } from '../lib/art'

interface PictureProps {
  /** A stored picture path, such as `@assets/art/hoi-an`; missing ones show the default cover. */
  src: string | null | undefined
  /** Empty for a decorative picture. */
  alt: string
  format: ArtFormat
  /** Another format for screens from 48rem up. */
  wideFormat?: ArtFormat
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean
  /** Called once the picture (or its replacement) can be shown. */
  onReady?: () => void
  className?: string
}

/** A picture with its size, loaded when it comes near; one that fails to load is replaced by the default cover. */
export function Picture({ src, alt, format, wideFormat, priority = false, onReady, className = '' }: PictureProps) {
  const { width, height } = artSize(format)
  // A picture that failed before the page was hydrated has told its error to nobody.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) showDefault(image, format)
    },
    [format],
  )
  const image = (
    <img
      src={pictureUrl(src, format)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      ref={check}
      onLoad={onReady}
      onError={(event) => showDefault(event.currentTarget, format)}
      className={className}
    />
  )
  if (!wideFormat) return image
  return (
    <picture>
      <source media="(min-width: 48rem)" srcSet={pictureUrl(src, wideFormat)} {...artSize(wideFormat)} />
      {image}
    </picture>
  )
}

function showDefault(image: HTMLImageElement, format: ArtFormat) {
  const fallback = defaultCover(format)
  if (image.getAttribute('src') === fallback) return
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
  image.src = fallback
}
