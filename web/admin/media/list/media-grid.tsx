import { useState } from 'react'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { MediaBulkBar } from './media-bulk-bar'
import { MediaCard } from './media-card'

interface MediaGridProps {
  items: readonly MediaItem[]
  onOpen: (id: string) => void
}

export function MediaGrid({ items, onOpen }: MediaGridProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ id }) => ids.has(id))
  const choose = (id: string, isOn: boolean) =>
    setIds(new Set(isOn ? [...ids, id] : [...ids].filter((one) => one !== id)))
  return (
    <>
      <MediaBulkBar chosen={chosen} onClear={() => setIds(new Set())} />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4 xl:grid-cols-5 2xl:grid-cols-6">
        {items.map((item) => (
          <li key={item.id}>
            <MediaCard
              item={item}
              isChosen={ids.has(item.id)}
              onChoose={(isOn) => choose(item.id, isOn)}
              onOpen={() => onOpen(item.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
