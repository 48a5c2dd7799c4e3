import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** Also for links that lead into it: browsers open it then. */
  id?: string
  isOpen?: boolean
  children: ReactNode
}

/** A part that opens on demand; find-in-page and links into it open it too. */
export function Fold({ title, id, isOpen, children }: FoldProps) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-24 border-b border-line print:[&::details-content]:block">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
