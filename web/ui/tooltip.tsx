import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react'
import { ErrorBoundary } from './error-boundary'

const LoadedTooltip = lazy(async () => ({
  default: (await import('./loaded-tooltip')).LoadedTooltip,
}))

interface TooltipProps {
  text: string
  /** The element that the tooltip explains; its meaning must not depend on the tooltip. */
  children: ReactElement<{ onPointerEnter?: () => void }>
}

/** Loaded when the pointer is near; without its code there is none. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isNear, setNear] = useState(false)
  const plain = cloneElement(children, { onPointerEnter: () => setNear(true) })
  if (!isNear) return plain
  return (
    <ErrorBoundary Fallback={() => plain}>
      <Suspense fallback={plain}>
        <LoadedTooltip text={text}>{children}</LoadedTooltip>
      </Suspense>
    </ErrorBoundary>
  )
}
