import { type FC, lazy, memo, useEffect, useRef, useState } from 'react'
import { loadingOnce } from '../lib/load-once'
import { PageSection } from './error-boundary'

/** A section whose code is not loaded with the page's. */
export type PagePart<Props extends object> = FC<Props> & { load: () => Promise<void> }

/**
 * A section below the first view. It stands in the document; its code is loaded once it is in view
 * or the page is used (a press or a key), and hydrates it then. Where it cannot be loaded, the HTML
 * stays and the next use tries again. The Worker and a navigation load it before they render it:
 * `Screen.parts` names the parts of a screen.
 */
export function pagePart<Props extends object>(read: () => Promise<FC<Props>>): PagePart<Props> {
  let Loaded: FC<Props> | undefined
  let arrive: (module: { default: FC<Props> }) => void
  const arrival = new Promise<{ default: FC<Props> }>((resolve) => {
    arrive = resolve
  })
  const Arriving = lazy(() => arrival)
  const loadOnce = loadingOnce<void>()
  const load = () =>
    loadOnce('', async () => {
      Loaded = await read()
      arrive({ default: Loaded })
    })

  function Part(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    // One type for the life of the section: another would mount it anew.
    const [Shown] = useState<FC<Props>>(() => Loaded ?? Arriving)
    useEffect(() => (box.current ? loadWhenWanted(box.current, load) : undefined), [])
    return (
      <div ref={box}>
        <PageSection>
          <Shown {...props} />
        </PageSection>
      </div>
    )
  }

  // An update from above would ask React for the section before its code is there.
  return Object.assign(memo(Part), { load }) as unknown as PagePart<Props>
}

const uses = ['pointerdown', 'keydown', 'popstate'] as const

function loadWhenWanted(box: HTMLElement, load: () => Promise<void>): () => void {
  const want = () =>
    load().then(stop, (error: unknown) => console.debug('a section waits for its code', error))
  const inView = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void want()
  })
  function stop() {
    inView.disconnect()
    for (const use of uses) window.removeEventListener(use, want)
  }
  inView.observe(box)
  for (const use of uses) window.addEventListener(use, want)
  return stop
}

/** Loads the parts of a screen. Rejects where one cannot be loaded. */
export async function loadParts(parts: readonly { load: () => Promise<void> }[]): Promise<void> {
  await Promise.all(parts.map(({ load }) => load()))
}
