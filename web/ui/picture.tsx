import { useEffect, useEffectEvent, useRef } from 'react'
import { photoClass } from '../../schema/figures'
import { type MediaKey, mediaSrcSet, parseMediaPath } from '../../schema/media'
import {
  artSize,
  dayPictureClass,
  nightUrl,
  type PictureFormat,
  pictureUrl,
  pictureUrls,
} from '../lib/art'
import {
  type PhotoFrame,
  photoAttributes,
  photoSize,
  pictureSizes,
  preloadPhoto,
  wideScreen,
} from '../lib/picture-sizes'
import { useNightCondition } from '../lib/theme'
import { showNextPicture } from './show-next-picture'

interface PictureProps {
  /** A stored picture path or a photograph's address; missing ones show the default cover. */
  src: string | null | undefined
  alt: string
  format: PictureFormat
  /** Shown before the default cover if `src` is missing or fails. */
  standIn?: string | undefined
  wideFormat?: PictureFormat
  sizes?: string
  /** Loaded first: the largest picture of the first view. */
  priority?: boolean
  onReady?: () => void
  className?: string
}

export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    format,
    standIn,
    wideFormat,
    sizes = pictureSizes.page,
    priority = false,
    onReady,
    className = '',
  } = props
  const shown = useRef<HTMLImageElement>(null)
  const onSettled = useEffectEvent((image: HTMLImageElement) => {
    if (image.naturalWidth === 0) showNextPicture(image, pictureUrls(src, standIn, format))
    else onReady?.()
  })
  // A picture that loaded or failed before hydration has fired its event already.
  useEffect(() => {
    const image = shown.current
    if (image?.complete && image.currentSrc) onSettled(image)
  }, [])
  const urls = pictureUrls(src, standIn, format)
  const photo = parseMediaPath(src ?? '')?.key
  const frame = { format, wideFormat, sizes }
  if (photo && priority) preloadPhoto(photo, frame)
  const url = urls[0] ?? ''
  const image = (
    <img
      src={urls[0]}
      alt={alt}
      {...(photo ? photoAttributes(photo, frame) : artSize(format))}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      ref={shown}
      onLoad={onReady}
      onError={(event) => showNextPicture(event.currentTarget, urls)}
      className={`${photo ? photoClass : dayPictureClass(url)} ${className}`.trim()}
    />
  )
  if (!photo && !wideFormat && !nightUrl(url)) return image
  return (
    <picture className="contents">
      {photo ? (
        <PhotoSources photo={photo} frame={frame} />
      ) : (
        <ArtSources src={src} url={url} wideFormat={wideFormat} />
      )}
      {image}
    </picture>
  )
}

/** The `<img>` has the WebP. */
function PhotoSources({ photo, frame }: { photo: MediaKey; frame: PhotoFrame }) {
  const { format, wideFormat, sizes } = frame
  return (
    <>
      {wideFormat &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={wideScreen}
            type={`image/${type}`}
            srcSet={mediaSrcSet(photo, wideFormat, type)}
            sizes={sizes}
            {...photoSize(photo, wideFormat)}
          />
        ))}
      <source type="image/avif" srcSet={mediaSrcSet(photo, format, 'avif')} sizes={sizes} />
    </>
  )
}

interface ArtSourcesProps {
  src: string | null | undefined
  url: string
  wideFormat: PictureFormat | undefined
}

function ArtSources({ src, url, wideFormat }: ArtSourcesProps) {
  const night = useNightCondition()
  const nightFile = nightUrl(url)
  const wideUrl = wideFormat && pictureUrl(src, wideFormat)
  const wideNightFile = wideUrl && nightUrl(wideUrl)
  return (
    <>
      {wideNightFile && (
        <source
          media={`${wideScreen} and ${night}`}
          srcSet={wideNightFile}
          {...artSize(wideFormat)}
        />
      )}
      {wideUrl && <source media={wideScreen} srcSet={wideUrl} {...artSize(wideFormat)} />}
      {nightFile && <source media={night} srcSet={nightFile} />}
    </>
  )
}

export function Logo() {
  return <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
}
