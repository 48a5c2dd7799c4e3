import { type RefObject, useEffect } from 'react'
import { photoClass } from '../../schema/figures'
import { drawingClass } from '../../schema/text-drawings'
import { dayPictureClass, defaultCover, nightUrl } from '../lib/art'
import { isDark } from '../lib/theme'

export function showNextPicture(image: HTMLImageElement, urls: string[]): void {
  const shown = image.getAttribute('src') ?? ''
  const next = urls[urls.findIndex((url) => url === shown || nightUrl(url) === shown) + 1]
  if (!next) return
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.classList.remove(photoClass)
  image.classList.toggle('day-picture', dayPictureClass(next) !== '')
  image.src = (isDark() ? nightUrl(next) : undefined) ?? next
}

/** Replaces failed pictures, also those before hydration; a spot becomes its alt text. */
export function useTextStandIns(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current
    if (!element) return
    const replace = (image: EventTarget | null) => {
      if (
        !(
          image instanceof HTMLImageElement &&
          image.matches(`.${photoClass}, .photo-figure .${drawingClass}`)
        )
      )
        return
      showNextPicture(image, [image.getAttribute('src') ?? '', defaultCover('full')])
    }
    const onError = ({ target }: Event) => replace(target)
    for (const image of element.querySelectorAll('img'))
      if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image)
    // Errors of pictures do not bubble.
    element.addEventListener('error', onError, true)
    return () => element.removeEventListener('error', onError, true)
  }, [text])
}
