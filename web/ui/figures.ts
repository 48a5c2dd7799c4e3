import type { LightboxPicture } from './lightbox'

const figureLinks = '.photo-figure > a'

export function figuresIn(text: Element): LightboxPicture[] {
  return [...text.querySelectorAll(figureLinks)].map((link) => {
    // The credit has its own element.
    const caption = link.nextElementSibling?.firstChild
    return {
      src: link.getAttribute('href') ?? '',
      alt: link.querySelector('img')?.alt ?? '',
      caption: caption instanceof Text ? caption.data.trim() : '',
    }
  })
}

/** -1 for other links. */
export function indexOfFigure(text: Element, link: Element): number {
  return [...text.querySelectorAll(figureLinks)].indexOf(link)
}
