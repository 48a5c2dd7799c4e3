/** How far down each entry of the browser's history was when it was left, by its key: pixels. */
const positions = new Map<string, number>()
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
const insistMs = 10_000

/** Notes where an entry of the history stands, before another one is shown. */
export function rememberScroll(key: string | undefined): void {
  if (key !== undefined) positions.set(key, window.scrollY)
}

/** Whether an entry has been left before, so that it can be brought back. */
export function isRemembered(key: string | undefined): boolean {
  return key !== undefined && positions.has(key)
}

/** Keeps the page at a place, whatever grows or scrolls it, until the visitor's first act or for ten seconds. Answers how to end it. */
function holdAt(top: number): () => void {
  const hold = () => {
    if (Math.round(window.scrollY) !== Math.round(top)) window.scrollTo(0, top)
  }
  const growth = new ResizeObserver(hold)
  const timer = setTimeout(stop, insistMs)
  function stop() {
    clearTimeout(timer)
    growth.disconnect()
    window.removeEventListener('scroll', hold)
    for (const act of acts) window.removeEventListener(act, stop)
  }
  growth.observe(document.body)
  window.addEventListener('scroll', hold)
  for (const act of acts) window.addEventListener(act, stop, { passive: true })
  return stop
}

let letGo = () => {}

/** Keeps the page that is left where it is until the next one is shown: the browser scrolls at once to where the other one was. */
export function holdUntilShown(): void {
  letGo()
  letGo = holdAt(window.scrollY)
}

/**
 * Brings an entry back to where it was left, and holds it there while the page still grows to its length: the browser scrolls only once,
 * and goes on from wherever it got to when a list above arrives later. Ends with the first act of the visitor, or after ten seconds.
 * Answers how to end it; does nothing for an entry that was never left.
 */
export function returnTo(key: string | undefined): (() => void) | undefined {
  letGo()
  const top = key === undefined ? undefined : positions.get(key)
  if (top === undefined) return undefined
  window.scrollTo(0, top)
  return holdAt(top)
}
