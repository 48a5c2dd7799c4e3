import * as Radix from '@radix-ui/react-tooltip'
import { type ReactElement, useState } from 'react'

const openDelayMs = 700
const skipDelayMs = 300
const gapPx = 6

/** Within 300 ms after a tooltip closed, the next one opens at once. */
let closedAt = Number.NEGATIVE_INFINITY

export function LoadedTooltip({ text, children }: { text: string; children: ReactElement }) {
  const [delayMs, setDelayMs] = useState(openDelayMs)
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) closedAt = performance.now()
  }
  return (
    <Radix.Provider>
      <Radix.Root delayDuration={delayMs} onOpenChange={onOpenChange}>
        <Radix.Trigger
          asChild
          onPointerEnter={() =>
            setDelayMs(performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs)
          }
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={gapPx}
            className={
              'z-50 max-w-xs rounded-control border border-line ' +
              'bg-night px-2.5 py-1.5 text-meta text-on-night card-shadow'
            }
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
