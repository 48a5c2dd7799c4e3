import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

export function ViewHeader({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} | ${site.name}`
  }, [title])
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-title">{title}</h1>
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
