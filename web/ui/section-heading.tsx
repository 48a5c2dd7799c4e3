import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles'
import { SiteLink } from './site-link'

interface SectionHeadingProps {
  id?: string
  title: string
  intro?: string
  more?: { to: string; label: string }
  isMinor?: boolean
  children?: ReactNode
}

export function SectionHeading({
  id,
  title,
  intro,
  more,
  isMinor = false,
  children,
}: SectionHeadingProps) {
  return (
    <div
      className={'mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1 md:mb-9 md:gap-x-8'}
    >
      <div className="max-w-2xl">
        <h2 id={id} className={isMinor ? 'text-heading md:text-title' : 'text-title'}>
          {title}
        </h2>
        {intro && <p className="mt-2 text-pretty text-muted">{intro}</p>}
      </div>
      {more && (
        <SiteLink to={more.to} className={buttonStyles.quiet}>
          {more.label}
        </SiteLink>
      )}
      {children}
    </div>
  )
}
