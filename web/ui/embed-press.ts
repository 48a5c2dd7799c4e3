/** Stores which card to open after the page was loaded anew. */
export const embedToOpen = 'embed-to-open'

export const isPlainClick = (event: Pick<MouseEvent, ClickFact>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
type ClickFact = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'

/**
 * Plays a pressed card of a video. Listens to the window: the press that makes a section of a page
 * load comes before React knows the section.
 */
export function playPressedEmbed(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('.prose a[data-embed]')
      : null
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  // Where the player does not load, the card leads to its provider.
  import('./embed-player').then(
    (module) => module.openEmbed(link, embedToOpen),
    () => location.assign(link.href),
  )
}
