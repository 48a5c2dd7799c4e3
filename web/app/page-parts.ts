import type { Locale } from '../../schema/locale'
import { whenIdle } from '../lib/when-idle'

/** What can be laid out by itself: the sections of a page, the cards of its lists, the footer. */
const partSelector = 'main section, main ul.grid > li, #app > footer'

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
const properties = ['content-visibility', 'contain-intrinsic-block-size', 'overflow-clip-margin']
const acts = ['wheel', 'touchmove', 'keydown'] as const

/** Where a part stands in the window, and how high it is: pixels. */
export interface Place {
  top: number
  height: number
}

function allParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(partSelector)]
}

/** Where the parts of the page stand that is shown. */
export function placesOfParts(): Place[] {
  return allParts().map((part) => {
    const { top, height } = part.getBoundingClientRect()
    return { top, height }
  })
}

/** How far a place is out of sight; 0 for one that is seen. */
function distance({ top, height }: Place): number {
  return Math.max(0, top - window.innerHeight, -top - height)
}

function put(part: HTMLElement, visibility: 'auto' | 'hidden', height: string): void {
  part.style.contentVisibility = visibility
  part.style.containIntrinsicBlockSize = height
  part.style.overflowClipMargin = edge
}

function show(part: HTMLElement): void {
  for (const name of properties) part.style.removeProperty(name)
  if (part.style.length === 0) part.removeAttribute('style')
}

/** Puts what is out of sight off. Answers it, the nearest first. Of a page not seen before the browser finds out what that is. */
function putOff(parts: HTMLElement[], places: Place[] | undefined): HTMLElement[] {
  if (!places) {
    for (const part of parts) put(part, 'auto', guess)
    return parts
  }
  const left = parts
    .map((part, index) => ({ part, place: places[index] ?? { top: 0, height: 0 } }))
    .filter(({ place }) => distance(place) > 0)
    .toSorted((a, b) => distance(a.place) - distance(b.place))
  for (const { part, place } of left) put(part, 'hidden', `${place.height}px`)
  return left.map(({ part }) => part)
}

let stop = () => {}

/** Takes what is out of sight from a page that is about to be left, so that the browser need not paint it for the fade. */
export function leaveOutOfSight(): void {
  stop()
  putOff(allParts(), placesOfParts())
}

/**
 * Lets the browser lay out and paint a page that has just been put into the document a part at a time: first what is in view, the rest
 * in idle moments. `places` are those of the same parts when they were seen last; does nothing where they are those of other parts.
 */
export function layOutInParts(places?: Place[]): void {
  stop()
  const parts = allParts()
  if (places && places.length !== parts.length) return
  const left = putOff(parts, places)
  // Whoever moves on at once must find everything there.
  const open = () => {
    for (const part of left) part.style.contentVisibility = 'auto'
  }
  for (const act of acts) window.addEventListener(act, open, { passive: true })
  let hasStopped = false
  stop = () => {
    stop = () => {}
    hasStopped = true
    for (const act of acts) window.removeEventListener(act, open)
    for (const part of left) show(part)
  }
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
    else stop()
  }
  // The faces that the page needs are known once it has been drawn.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
      void Promise.race([document.fonts.ready, patience]).then(() => whenIdle(next))
    }),
  )
}
