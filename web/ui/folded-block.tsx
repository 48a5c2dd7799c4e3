import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export function FoldedBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="phone-fold group border-line max-md:border-b max-md:open:pb-5 print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-display text-heading font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      <h2 className="mb-3 hidden text-heading">{title}</h2>
      {children}
    </details>
  )
}
