import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface NumberedRowProps {
  to: string
  number: number
  title: string
  heading: 'h3' | 'h4'
  line: ReactNode
  children?: ReactNode
}

export function NumberedRow({
  to,
  number,
  title,
  heading: Heading,
  line,
  children,
}: NumberedRowProps) {
  return (
    <li
      className={
        'group relative flex min-h-20 break-inside-avoid ' +
        'items-center gap-2.5 border-t border-line py-2.5 md:gap-4'
      }
    >
      <span className={'w-12 shrink-0 font-display text-4xl leading-none text-accent'}>
        {number}
      </span>
      <div className="min-w-0 grow">
        <Heading className={'font-display leading-snug font-semibold text-balance md:text-lg'}>
          <SiteLink to={to} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </SiteLink>
        </Heading>
        <p className="mt-0.5 text-sm text-muted">{line}</p>
      </div>
      {children}
    </li>
  )
}
