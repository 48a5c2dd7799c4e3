import { startTransition, useEffect, useMemo, useState } from 'react'
import { whenIdle } from './when-idle'

/** How many things come into view at a time. */
const step = 4

/** What of a list stands in the document, and what of that is seen. */
export interface Drawn {
  /** What is shown, in its order. */
  target: string
  /** What stands in the document, shown or hidden, in its order. */
  kept: string[]
  visible: ReadonlySet<string>
}

/** A thing of a list that stands in the document; hidden while the filters leave it out. */
export interface Filtered<Item> {
  item: Item
  id: string
  isHidden: boolean
}

/** The order in which things stand: as they do while that is right for what is shown, otherwise what is shown comes first. */
function arrange(kept: string[], shown: string[]): string[] {
  const wanted = new Set(shown)
  const known = new Set(kept)
  if (kept.filter((id) => wanted.has(id)).join() === shown.filter((id) => known.has(id)).join() && shown.every((id) => known.has(id)))
    return kept
  return [...shown, ...kept.filter((id) => !wanted.has(id))]
}

/** The next state of a list whose filters leave the things of these ids, in this order: at most four more come into view. */
export function draw(before: Drawn, shown: string[]): Drawn {
  const fresh = shown.filter((id) => !before.visible.has(id)).slice(0, step)
  const visible = new Set([...shown.filter((id) => before.visible.has(id)), ...fresh])
  return { target: shown.join(), kept: arrange(before.kept, shown), visible }
}

/**
 * The things of a list that filters change, such as cards. What is filtered out stays in the document, hidden, for taking many cards out
 * and making them anew holds up the typing; what comes back follows a few at a time, in idle moments. What has never been shown is not there.
 * `all` is the whole list, `shown` what the filters leave of it in the order to show, `idOf` names a thing.
 */
export function useFiltered<Item>(all: readonly Item[], shown: readonly Item[], idOf: (item: Item) => string): Filtered<Item>[] {
  const ids = shown.map(idOf)
  const target = ids.join()
  const [known, setKnown] = useState<Drawn>(() => ({ target, kept: ids, visible: new Set(ids) }))
  const drawn = known.target === target ? known : draw(known, ids)
  if (drawn !== known) setKnown(drawn)
  const isComplete = drawn.visible.size === ids.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn stands for what is shown
  useEffect(() => {
    if (!isComplete) return whenIdle(() => startTransition(() => setKnown(draw(drawn, ids))))
  }, [drawn, isComplete])

  const byId = useMemo(() => new Map(all.map((item) => [idOf(item), item])), [all, idOf])
  return drawn.kept.flatMap((id) => {
    const item = byId.get(id)
    return item === undefined ? [] : [{ item, id, isHidden: !drawn.visible.has(id) }]
  })
}
