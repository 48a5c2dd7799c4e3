import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '../../../schema/api/admin-dashboard'
import { text } from '../../../schema/locale'
import { partnerClickId } from '../../../schema/partners'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { entryScreens } from '../content/entry-api'

export interface ShortListProps {
  title: string
  empty?: string
  all: readonly { to: string; label: string }[]
  lines: readonly { id: string; to: string | undefined; name: string; note: string }[]
  as?: 'h2' | 'h3'
}

export function TopLists({ articles, clicks }: AdminDashboard) {
  const { t } = useTranslation('admin')
  const locale = useLocale()

  function nameOf({
    externalId,
    titleVi,
    title,
  }: AdminDashboard['clicks']['products'][number]): string {
    const name = text({ titleVi, titleEn: title }, 'title', locale) || externalId
    return externalId === partnerClickId.hotel(externalId.slice('hotel:'.length))
      ? t('dashboard.hotelsIn', { place: name })
      : name
  }

  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <ShortList
        title={t('dashboard.topArticles')}
        empty={t('dashboard.noArticles')}
        all={[{ to: `${entryScreens.list}?kind=post`, label: t('dashboard.allPosts') }]}
        lines={articles.map((article) => ({
          id: article.id,
          to: entryScreens.editor(article.id),
          name: text(article, 'title', locale),
          note: t('dashboard.views', { count: article.viewCount }),
        }))}
      />
      <ShortList
        title={t('dashboard.topProducts')}
        empty={t('dashboard.noProducts')}
        all={[{ to: '/admin/products', label: t('dashboard.allProducts') }]}
        lines={clicks.products.map((product) => ({
          id: product.externalId,
          to: product.id === null ? undefined : `/admin/products/${product.id}`,
          name: nameOf(product),
          note: t('dashboard.clicked', { count: product.clicks }),
        }))}
      />
    </div>
  )
}

export function ShortList({ title, empty, all, lines, as: Heading = 'h2' }: ShortListProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4">
      <Heading className="text-base font-semibold">{title}</Heading>
      {lines.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
      {lines.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {lines.map(({ id, to, name, note }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              {to ? (
                <SiteLink
                  to={to}
                  className={
                    'inline-flex min-h-11 min-w-0 items-center ' +
                    'font-semibold wrap-anywhere hover:underline'
                  }
                >
                  {name}
                </SiteLink>
              ) : (
                <span className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
                  {name}
                </span>
              )}
              <span className="shrink-0 text-end text-sm text-muted">{note}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto flex flex-wrap gap-x-4">
        {all.map(({ to, label }) => (
          <SiteLink
            key={to}
            to={to}
            className={
              'inline-flex min-h-11 items-center pt-2 ' +
              'font-semibold text-accent underline ' +
              'underline-offset-4'
            }
          >
            {label}
          </SiteLink>
        ))}
      </p>
    </section>
  )
}
