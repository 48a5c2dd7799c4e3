import type { ReactNode } from 'react'

const tones = {
  north: 'bg-north text-on-action',
  central: 'bg-central text-on-action',
  south: 'bg-south text-on-action',
  outline: 'border border-line text-ink',
  plain: 'bg-line/60 text-ink',
  paper: 'bg-card text-ink',
} as const

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  tone?: BadgeTone | undefined
  lang?: string | undefined
  className?: string
  children: ReactNode
}

const look =
  'inline-flex items-center rounded-full px-2 py-0.5 text-xs md:px-2.5 md:text-[0.8125rem] ' +
  'font-semibold'

export function Badge({ tone = 'plain', lang, className = '', children }: BadgeProps) {
  return (
    <span lang={lang} data-print="hide" className={`${look} ${tones[tone]} ${className}`.trim()}>
      {children}
    </span>
  )
}
