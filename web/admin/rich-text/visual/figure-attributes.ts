/** `upload` is the id of a pending upload. */
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

/** The editor's own HTML has no `src`, which the browser would load. */
export function addressIn(image: Element | null | undefined): string {
  return image?.getAttribute('src') ?? image?.getAttribute('data-src') ?? ''
}

export function countLoneImages(element: HTMLElement): number {
  return element.textContent?.trim() || element.querySelector('a')
    ? 0
    : element.querySelectorAll('img').length
}
