import type { ReactNode } from 'react'

const tones = {
  north: 'region-north bg-region text-on-action',
  central: 'region-central bg-region text-on-action',
  south: 'region-south bg-region text-on-action',
  outline: 'border border-line text-ink',
  plain: 'bg-tint text-ink',
  paper: 'bg-card text-ink',
} as const

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  tone?: BadgeTone | undefined
  lang?: string | undefined
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'plain', lang, className = '', children }: BadgeProps) {
  return (
    <span lang={lang} data-print="hide" className={`badge ${tones[tone]} ${className}`.trim()}>
      {children}
    </span>
  )
}
