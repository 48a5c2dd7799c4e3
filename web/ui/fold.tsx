import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMounted } from '../lib/browser-value'

interface FoldProps {
  title: ReactNode
  id?: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}

const fold = 'group border-b border-line print-open'

export function Fold({ title, id, isOpen, className = '', children }: FoldProps) {
  const mounted = useMounted()
  const { hash } = useLocation()
  return (
    <details
      open={isOpen || (mounted && id !== undefined && hash === `#${id}`)}
      className={`${fold} ${className}`.trim()}
    >
      <FoldSummary className="font-semibold">{title}</FoldSummary>
      <div id={id} className="scroll-mt-44 pb-5">
        {children}
      </div>
    </details>
  )
}

interface FoldedBlockProps {
  title: string
  id?: string
  children: ReactNode
}

export function FoldedBlock({ title, id, children }: FoldedBlockProps) {
  return (
    <details
      className={'phone-fold group border-line max-md:border-b max-md:open:pb-5 ' + 'print-open'}
    >
      <FoldSummary className="font-display text-heading font-semibold">{title}</FoldSummary>
      <h2 className="mb-3 hidden text-heading">{title}</h2>
      <div id={id} className="scroll-mt-44">
        {children}
      </div>
    </details>
  )
}

function FoldSummary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={
        'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 ' +
        className
      }
    >
      {children}
      <ChevronDown className="size-5 shrink-0 text-muted group-open:rotate-180" data-print="hide" />
    </summary>
  )
}
