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

/**
 * A tooltip for the pointer. Its code is loaded when the first one is near; if that fails there is
 * none.
 */
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
