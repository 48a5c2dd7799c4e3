import { useTranslation } from 'react-i18next'
import { SiteLink } from './site-link'

export function Breadcrumbs({
  steps,
  here,
}: {
  steps: { to: string; label: string }[]
  here: string
}) {
  const { t } = useTranslation('shell')
  return (
    <nav
      aria-label={t('breadcrumb')}
      className="page py-0.5 text-meta text-muted max-lg:hidden"
      data-print="hide"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ to: '/', label: t('home') }, ...steps].map(({ to, label }) => (
          <li key={to} className="flex items-center gap-x-2">
            <SiteLink
              to={to}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {label}
            </SiteLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
