/** What a figure holds; `upload` is the id of an upload that has yet to give it its address. */
export interface FigureAttributes {
  src: string
  alt: string
  caption: string
  upload: string | null
}

export function figureAttributes({ attrs }: { attrs: Record<string, unknown> }): FigureAttributes {
  const { src, alt, caption, upload } = attrs
  return {
    src: String(src ?? ''),
    alt: String(alt ?? ''),
    caption: String(caption ?? ''),
    upload: typeof upload === 'string' ? upload : null,
  }
}

/**
 * The address of a picture in HTML. In the editor's own it is no `src`: the browser would ask for
 * it wherever the view is not drawn.
 */
export function addressIn(image: Element | null | undefined): string {
  return image?.getAttribute('src') ?? image?.getAttribute('data-src') ?? ''
}

/** How many pictures there are in an element without any words or links. */
export function countLoneImages(element: HTMLElement): number {
  return element.textContent?.trim() || element.querySelector('a')
    ? 0
    : element.querySelectorAll('img').length
}
