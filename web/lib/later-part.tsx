import { type FC, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { holdPresses } from './hold-presses'
import { later } from './later'
import { whenNear } from './when-near'

/** Whether a part has come to life, and what waits for it. */
interface Life {
  isThere: boolean
  /** Ends the waiting; with `replays`, what was pressed meanwhile is done. */
  stopWaiting?: (replays?: boolean) => void
}

/**
 * A part far down the page. The Worker draws it with the rest; it comes to life when a visitor comes near, touches it or reaches it by
 * keyboard, or when what it shows changes. What is pressed meanwhile is done then. Where its scripts cannot be loaded, as without a
 * connection, it stays plain HTML, or is left out should it have to change, and is tried again once there is a connection.
 */
export function laterPart<Props extends object>(load: () => Promise<FC<Props>>): FC<Props> {
  const part = later(load)
  let open: () => void = () => {}
  let openOrLeaveOut: () => void = () => {}
  const there = new Promise<FC<Props>>((resolve) => {
    open = () => void loadUntilThere(part.load).then(resolve)
    openOrLeaveOut = () => void part.load().then(resolve, () => resolve(Absent))
  })

  /** Stands for the part without a connection. */
  function Absent(props: Props) {
    const [Part, setPart] = useState<FC<Props>>()
    useEffect(() => {
      loadUntilThere(part.load).then((loaded) => setPart(() => loaded))
    }, [])
    return Part ? <Part {...props} /> : null
  }

  function Body({ props, life }: { props: Props; life: RefObject<Life> }) {
    const Part = use(part.loaded() ? part.load() : there)
    useEffect(() => {
      life.current.isThere = true
      life.current.stopWaiting?.(true)
    }, [life])
    return <Part {...props} />
  }

  /** Should React have put the part away all the same, it is called for. */
  function Missing() {
    useEffect(openOrLeaveOut, [])
    return null
  }

  return function LaterPart(props) {
    const frame = useRef<HTMLDivElement>(null)
    const life = useRef<Life>({ isThere: false })
    const location = useLocation()
    const [first] = useState({ location, props })
    // React would let the whole page wait for a part that does not come to life before it changes.
    const isSame = !hasChanged(first.props, props)
    if (!part.loaded() && !(isSame && first.location === location)) openOrLeaveOut()
    useEffect(() => {
      if (!frame.current || life.current.isThere) return
      const endHolding = holdPresses(frame.current, open)
      const callOff = whenNear(frame.current, open)
      const stopWaiting = (replays?: boolean) => {
        callOff()
        endHolding(replays)
      }
      life.current.stopWaiting = stopWaiting
      return stopWaiting
    }, [])
    // The same element as long as nothing changes: React would put away a part without scripts that is drawn anew. Another one for another
    // place, before it has come to life: React would take the HTML of one language for that of the other.
    const shown = isSame ? first.props : props
    const place = life.current.isThere ? undefined : location
    // biome-ignore lint/correctness/useExhaustiveDependencies: the place stands for the contexts that the part reads
    const body = useMemo(
      () => (
        <Suspense fallback={<Missing />}>
          <Body props={shown} life={life} />
        </Suspense>
      ),
      [shown, place],
    )
    return (
      <div ref={frame} className="contents">
        {body}
      </div>
    )
  }
}

function hasChanged<Props extends object>(before: Props, now: Props): boolean {
  return Object.entries(now).some(([name, value]) => before[name as keyof Props] !== value)
}

const nextTryMs = 10_000

async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    console.debug('a part of the page could not be loaded yet', error)
    await new Promise((resolve) => {
      setTimeout(resolve, nextTryMs)
      addEventListener('online', resolve, { once: true })
    })
    return loadUntilThere(load)
  }
}
