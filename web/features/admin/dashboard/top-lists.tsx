import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '../../../../schema/api/admin-dashboard'
import { text } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { SiteLink } from '../../../ui/site-link'
import { formatInstant } from '../kit/format-instant'

interface ShortListProps {
  title: string
  /** Said where there is nothing to list. */
  empty: string
  all: { to: string; label: string }
  children: ReactNode[]
}

function ShortList({ title, empty, all, children }: ShortListProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      {children.length > 0 ? <ul className="mt-1 divide-y divide-line">{children}</ul> : <p className="mt-2 text-muted">{empty}</p>}
      <SiteLink
        to={all.to}
        className="mt-auto inline-flex min-h-11 items-center pt-2 font-semibold text-accent underline underline-offset-4"
      >
        {all.label}
      </SiteLink>
    </section>
  )
}

function Line({ to, name, note }: { to: string | undefined; name: string; note: string }) {
  return (
    <li className="flex items-center justify-between gap-4 py-1">
      {to ? (
        <SiteLink to={to} className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere hover:underline">
          {name}
        </SiteLink>
      ) : (
        <span className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere">{name}</span>
      )}
      <span className="shrink-0 text-end text-sm text-muted tabular-nums">{note}</span>
    </li>
  )
}

export function TopArticles({ articles }: { articles: AdminDashboard['articles'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const all = { to: '/admin/posts', label: t('dashboard.allPosts') }
  return (
    <ShortList title={t('dashboard.topArticles')} empty={t('dashboard.noArticles')} all={all}>
      {articles.map((article) => (
        <Line
          key={article.id}
          to={`/admin/posts/${encodeURIComponent(article.id)}`}
          name={text(article, 'title', locale)}
          note={t('dashboard.views', { count: article.viewCount })}
        />
      ))}
    </ShortList>
  )
}

export function TopProducts({ products }: { products: AdminDashboard['clicks']['products'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const all = { to: '/admin/products', label: t('dashboard.allProducts') }
  return (
    <ShortList title={t('dashboard.topProducts')} empty={t('dashboard.noProducts')} all={all}>
      {products.map(({ externalId, id, title, titleVi, clicks }) => (
        <Line
          key={externalId}
          to={id === null ? undefined : `/admin/products/${id}`}
          name={text({ titleVi, titleEn: title }, 'title', locale) || externalId}
          note={t('dashboard.clicked', { count: clicks })}
        />
      ))}
    </ShortList>
  )
}

export function ScheduledPosts({ posts }: { posts: AdminDashboard['scheduled'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const all = { to: '/admin/posts?status=scheduled', label: t('dashboard.allPosts') }
  return (
    <ShortList title={t('dashboard.scheduled')} empty={t('dashboard.noScheduled')} all={all}>
      {posts.map((post) => (
        <Line
          key={post.id}
          to={`/admin/posts/${encodeURIComponent(post.id)}`}
          name={text(post, 'title', locale)}
          note={formatInstant(post.publishedAt, locale)}
        />
      ))}
    </ShortList>
  )
}
