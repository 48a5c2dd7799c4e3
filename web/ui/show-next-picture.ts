import { type RefObject, useEffect } from 'react'
import { photoClass } from '../../schema/figures'
import { defaultCover, nightUrl } from '../lib/art'
import { isDark } from '../lib/theme'

/** Shows the next address instead of one that failed; a drawing in a photograph's place has one file and its own night. */
export function showNextPicture(image: HTMLImageElement, urls: string[]): void {
  const [failed = ''] = image.getAttribute('src')?.split('#') ?? []
  const next = urls[urls.indexOf(failed) + 1]
  if (!next) return
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.classList.remove(photoClass)
  image.src = isDark() ? nightUrl(next) : next
}

/** Shows the default cover in the place of a rendered text's photographs that fail to load, those before hydration too. */
export function useTextStandIns(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current
    if (!element) return
    const replace = (image: EventTarget | null) => {
      if (!(image instanceof HTMLImageElement && image.classList.contains(photoClass))) return
      showNextPicture(image, [image.getAttribute('src') ?? '', defaultCover('full')])
    }
    const onError = ({ target }: Event) => replace(target)
    for (const image of element.querySelectorAll('img')) if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image)
    // Errors of pictures do not bubble.
    element.addEventListener('error', onError, true)
    return () => element.removeEventListener('error', onError, true)
  }, [text])
}
