import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

export function ViewHeader({
  title,
  intro,
  isSlim = false,
  children,
}: {
  title: string
  intro?: string
  /** Leaves the first screen to what is edited. */
  isSlim?: boolean
  children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} | ${site.name}`
  }, [title])
  return (
    <div
      className={
        'flex flex-wrap justify-between gap-x-6 ' +
        (isSlim ? '-mt-2 mb-1 items-center' : 'mb-6 items-end gap-y-3')
      }
    >
      <div className={isSlim ? 'flex flex-wrap items-baseline gap-x-3' : ''}>
        <h1 className={isSlim ? 'text-heading' : 'text-title'}>{title}</h1>
        {intro && <p className="mt-1 max-w-2xl text-muted">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink to={to} className={buttonStyles.quiet}>
      <ArrowLeft className="size-4" />
      {children}
    </SiteLink>
  )
}
