import { type FC, lazy, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { loadTexts, type Namespace } from '../i18n/i18n'
import { loadingOnce } from '../lib/load-once'
import { useLocale } from '../lib/locale-context'
import type { ScreenPart } from '../lib/page'
import { PageSection } from './error-boundary'

/** A section whose code is not loaded with the page's. */
export type PagePart<Props extends object> = FC<Props> & ScreenPart

/** Loads the sections that wait for their code. */
const waiting = new Set<() => void>()

/** Loads every section that still waits: the page is used, or React is about to update it. */
export function wantParts(): void {
  for (const want of waiting) want()
}

/**
 * A section below the first view. It stands in the document; its code and the texts that only it
 * shows are loaded once it is in view or {@link wantParts} is called, and hydrate it then. Where
 * they cannot be loaded, the HTML stays and the next use tries again. The Worker and a navigation
 * load it before they render it: `Screen.parts` names the parts of a screen.
 */
export function pagePart<Props extends object>(
  read: () => Promise<FC<Props>>,
  texts: readonly Namespace[] = [],
): PagePart<Props> {
  let Loaded: FC<Props> | undefined
  let arrive: (module: { default: FC<Props> }) => void
  const arrival = new Promise<{ default: FC<Props> }>((resolve) => {
    arrive = resolve
  })
  const Arriving = lazy(() => arrival)
  const loadOnce = loadingOnce<void>()
  const load: ScreenPart['load'] = (locale) =>
    loadOnce(locale, async () => {
      const [Part] = await Promise.all([read(), loadTexts(locale, texts)])
      Loaded = Part
      arrive({ default: Part })
    })

  function Part(props: Props) {
    const locale = useLocale()
    const box = useRef<HTMLDivElement>(null)
    // One type for the life of the section: another would mount it anew.
    const [Shown] = useState<FC<Props>>(() => Loaded ?? Arriving)
    useEffect(
      () => (box.current ? loadWhenWanted(box.current, () => load(locale)) : undefined),
      [locale],
    )
    return (
      <div ref={box} data-part="">
        <PageSection>
          <Shown {...props} />
          <Live box={box} />
        </PageSection>
      </div>
    )
  }

  // Rendered only with other props: React would give up the HTML of a section that is not there yet.
  return Object.assign(memo(Part), { load }) as unknown as PagePart<Props>
}

/** Sets `data-part="live"` once the section is hydrated. */
function Live({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (box.current) box.current.dataset.part = 'live'
  }, [box])
  return null
}

function loadWhenWanted(box: HTMLElement, load: () => Promise<void>): () => void {
  const want = () =>
    load().then(stop, (error: unknown) => console.debug('a section waits for its code', error))
  const inView = new IntersectionObserver((entries) => {
    // What is only printed has no height.
    if (entries.some((one) => one.isIntersecting && one.boundingClientRect.height > 0)) void want()
  })
  function stop() {
    inView.disconnect()
    waiting.delete(want)
  }
  inView.observe(box)
  waiting.add(want)
  // It has no HTML from the Worker.
  if (!box.firstElementChild) void want()
  return stop
}
