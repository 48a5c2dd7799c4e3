import { type RefObject, useEffect } from 'react'

export function useChosenInView(row: RefObject<HTMLElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another item to show
  useEffect(() => {
    const list = row.current
    const chosen = list?.querySelector('[aria-current], [aria-pressed="true"]')
    if (!list || !chosen) return
    // scrollIntoView would also scroll the page.
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) return
    list.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      behavior: 'instant',
    })
  }, [row, value])
}
