import type { LightboxPicture } from './lightbox'

const figureLinks = '.photo-figure > a'

/** The photographs of a rendered text, in its order. */
export function figuresIn(text: Element): LightboxPicture[] {
  return [...text.querySelectorAll(figureLinks)].map((link) => {
    // The credit stands in an element of its own.
    const caption = link.nextElementSibling?.firstChild
    return {
      src: link.getAttribute('href') ?? '',
      alt: link.querySelector('img')?.alt ?? '',
      caption: caption instanceof Text ? caption.data.trim() : '',
    }
  })
}

/** Which of them a link enlarges; -1 for any other link. */
export function indexOfFigure(text: Element, link: Element): number {
  return [...text.querySelectorAll(figureLinks)].indexOf(link)
}
