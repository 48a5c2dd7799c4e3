import type { Locale } from '../../schema/locale'
import { whenIdle } from '../lib/when-idle'

/** What can be laid out by itself: the sections of a page, the cards of its lists, the footer. */
const partSelector = 'main section, main ul.grid > li, #app > * > footer'
const partsWithin = 'section, ul.grid > li'

/** How much may be laid out in one go, in ms. */
const turnMs = 5
/** For how long what is out of sight waits for the faces of another language, in ms. */
const patienceMs = 2000

/** For how long a page waits for the faces of its language, in ms; after that they come when they come. */
const facesMs = 300
/** What pages are set in, and a letter that only the Vietnamese faces have. */
const fonts = ['400 1em "Be Vietnam Pro"', '600 1em "Be Vietnam Pro"', '600 1em Fraunces']
const vietnameseLetter = 'ệ'

/** Loads the faces of a language: a page that gets them later is laid out twice. Does not wait for slow ones. */
export async function loadFaces(locale: Locale): Promise<void> {
  if (locale !== 'vi') return
  const loaded = Promise.all(fonts.map((font) => document.fonts.load(font, vietnameseLetter)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, facesMs))])
}

/** Room for what stands over the edge of a part, such as shadows. */
const edge = '4rem'
const guess = '30rem'

/** Parts that hold no others: where both wait, Chrome's scroll anchoring jumps by the outer one's place. */
function allParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(partSelector)].filter((part) => !part.querySelector(partsWithin))
}

/** What a part of a page that is left was like. */
export interface PartBox {
  /** In pixels. */
  height: number
  /** Whether any of it could be seen. */
  isInView: boolean
}

/** What the parts of the page are like that is shown. */
export function partBoxes(): PartBox[] {
  return allParts().map((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return { height: part.offsetHeight, isInView: bottom > 0 && top < window.innerHeight }
  })
}

function show(part: HTMLElement): void {
  for (const name of ['content-visibility', 'contain-intrinsic-block-size', 'overflow-clip-margin']) part.style.removeProperty(name)
  if (part.style.length === 0) part.removeAttribute('style')
}

let stop = () => {}

/**
 * Lets the browser lay out and paint a page that has just been put into the document a part at a time: first what is in view, the rest
 * in idle moments. Parts out of sight are as high as they were (`boxes`) or, on a page not seen before, about a screen. Those that were
 * out of view wait for the first frame: by itself the browser takes a screen and a half below the view into it.
 * Does nothing where the boxes are those of other parts.
 */
export function layOutInParts(boxes?: PartBox[]): void {
  stop()
  const parts = allParts()
  if (boxes && boxes.length !== parts.length) return
  parts.forEach((part, index) => {
    const box = boxes?.[index]
    // What is hidden cannot have the focus.
    const waits = box?.isInView === false && !part.contains(document.activeElement)
    part.style.contentVisibility = waits ? 'hidden' : 'auto'
    part.style.containIntrinsicBlockSize = box ? `${box.height}px` : guess
    part.style.overflowClipMargin = edge
  })
  let hasStopped = false
  const rouse = () => {
    const part = hasStopped ? undefined : parts.find(({ style }) => style.contentVisibility === 'hidden')
    if (!part) return
    part.style.contentVisibility = 'auto'
    requestAnimationFrame(rouse)
  }
  stop = () => {
    hasStopped = true
    for (const part of parts) show(part)
    stop = () => {}
  }
  const left = [...parts]
  const next = () => {
    if (hasStopped) return
    const end = performance.now() + turnMs
    while (left.length > 0 && performance.now() < end) {
      const part = left.shift()
      if (!part) break
      show(part)
      // Asking for its height lays it out now, so that the turn ends in time.
      void part.offsetHeight
    }
    if (left.length > 0) whenIdle(next)
  }
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  // The faces that the page needs are known once it has been drawn.
  requestAnimationFrame(() =>
    setTimeout(() => {
      requestAnimationFrame(rouse)
      void Promise.race([document.fonts.ready, patience]).then(() => whenIdle(next))
    }),
  )
}
