import { useEffect, useEffectEvent, useRef } from 'react'
import { type ArtFormat, artSize, nightUrl, pictureUrl, pictureUrls } from '../lib/art'
import { isDark, useNightCondition } from '../lib/theme'

interface PictureProps {
  /** A stored picture path, such as `@assets/art/hoi-an`; missing ones show the default cover. */
  src: string | null | undefined
  /** Empty for a decorative picture. */
  alt: string
  format: ArtFormat
  /** A stored picture path that is shown before the default cover is, where `src` is missing or fails. */
  standIn?: string
  /** Another format for screens from 48rem up. */
  wideFormat?: ArtFormat
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean
  /** Called once the picture (or its replacement) can be shown. */
  onReady?: () => void
  className?: string
}

/** A picture with its size, loaded when it comes near; one that fails to load is replaced by its stand-in, then by the default cover. */
export function Picture({ src, alt, format, standIn, wideFormat, priority = false, onReady, className = '' }: PictureProps) {
  const { width, height } = artSize(format)
  const shown = useRef<HTMLImageElement>(null)
  const onSettled = useEffectEvent((image: HTMLImageElement) => {
    if (image.naturalWidth === 0) showNext(image, pictureUrls(src, standIn, format))
    else onReady?.()
  })
  // A picture that loaded or failed before hydration has fired its event already.
  useEffect(() => {
    const image = shown.current
    if (image?.complete && image.currentSrc) onSettled(image)
  }, [])
  const urls = pictureUrls(src, standIn, format)
  const night = useNightCondition()
  const wide = '(min-width: 48rem)'
  const wideUrl = wideFormat && pictureUrl(src, wideFormat)
  return (
    <picture className="contents">
      {wideUrl && (
        <>
          <source media={`${wide} and ${night}`} srcSet={nightUrl(wideUrl)} {...artSize(wideFormat)} />
          <source media={wide} srcSet={wideUrl} {...artSize(wideFormat)} />
        </>
      )}
      <source media={night} srcSet={nightUrl(urls[0] ?? '')} />
      <img
        src={urls[0]}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        ref={shown}
        onLoad={onReady}
        onError={(event) => showNext(event.currentTarget, urls)}
        className={className}
      />
    </picture>
  )
}

function showNext(image: HTMLImageElement, urls: string[]) {
  const [failed = ''] = image.getAttribute('src')?.split('#') ?? []
  const next = urls[urls.indexOf(failed) + 1]
  if (!next) return
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
  image.src = isDark() ? nightUrl(next) : next
}

export function Logo() {
  return <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
}
