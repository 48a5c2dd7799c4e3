import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, type RouteObject, useParams, useRoutes } from 'react-router-dom'
import { paths } from '../../schema/paths'
import type { AdminArea } from '../i18n/vi/admin'
import { errorCodeOf } from '../lib/api'
import { hasAdminCookie } from '../lib/cookies'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { useApi } from '../lib/use-api'
import { buttonStyles } from '../ui/button-styles'
import { ErrorBoundary } from '../ui/error-boundary'
import { SiteLink } from '../ui/site-link'
import { LoadError } from '../ui/states'
import { Toasts } from '../ui/toasts'
import { AdminFrame } from './frame/admin-frame'
import { useAdminData } from './kit/admin-api'
import { lazyPart } from './kit/lazy-part'
import { ViewHeader } from './kit/view-header'
import { Waiting } from './waiting'

function view(
  path: string,
  areas: readonly AdminArea[],
  load: () => Promise<{ View: ComponentType }>,
): RouteObject {
  const View = lazyPart(areas, async () => (await load()).View)
  return { path, caseSensitive: true, element: <View /> }
}

function forOwners(route: RouteObject): RouteObject {
  return { ...route, element: <OwnerView>{route.element}</OwnerView> }
}

/** The Worker never renders these, so its bundle leaves them out. */
const routes: RouteObject[] = import.meta.env.SSR
  ? []
  : [
      view(
        '',
        ['dashboard', 'entries', 'letters', 'outbox', 'searches'],
        () => import('./dashboard/dashboard-view'),
      ),
      view('calendar', ['calendar', 'entries'], () => import('./calendar/calendar-view')),
      view('content', ['entries'], () => import('./content/entry-list-view')),
      view('content/:id', ['entries', 'entry-form'], () => import('./content/entry-editor-view')),
      view('content/:id/revisions', ['entries'], () => import('./content/entry-revisions-view')),
      // Where articles were edited before they were entries.
      { path: 'posts/:id?/*', element: <FormerPosts /> },
      view('leads', ['leads'], () => import('./leads/lead-list-view')),
      view('leads/:kind/:id', ['leads'], () => import('./leads/lead-view')),
      view('tours', ['tours'], () => import('./tours/day-view')),
      view('tours/departures', ['tours', 'calendar'], () => import('./tours/departures-view')),
      view('tours/bookings', ['tours'], () => import('./tours/booking-list-view')),
      view('tours/bookings/:code', ['tours'], () => import('./tours/booking-view')),
      view('tours/money', ['tours'], () => import('./tours/money-view')),
      view('tours/figures', ['tours'], () => import('./tours/tour-figures-view')),
      view('tours/reviews', ['tours'], () => import('./tours/review-list-view')),
      view('letters', ['letters', 'entries', 'outbox'], () => import('./letters/letter-list-view')),
      view(
        'letters/:id',
        ['entries', 'entry-form', 'letters'],
        () => import('./letters/letter-view'),
      ),
      view(
        'subscribers',
        ['subscribers', 'letters'],
        () => import('./subscribers/subscriber-list-view'),
      ),
      forOwners(
        view(
          'subscribers/import',
          ['subscribers', 'import'],
          () => import('./subscribers/import/subscriber-import-view'),
        ),
      ),
      view(
        'subscribers/suppressions',
        ['subscribers'],
        () => import('./subscribers/suppressions/suppression-list-view'),
      ),
      view('products', ['products'], () => import('./products/product-list-view')),
      view(
        'products/import',
        ['products', 'import'],
        () => import('./products/product-import-view'),
      ),
      view('products/:id', ['products', 'entry-form'], () => import('./products/product-view')),
      view('media', ['media'], () => import('./media/media-list-view')),
      view('figures', ['figures', 'entries'], () => import('./figures/figures-view')),
      view('searches', ['searches'], () => import('./searches/search-list-view')),
      view('outbox', ['outbox'], () => import('./outbox/outbox-view')),
      forOwners(view('operations', ['operations'], () => import('./operations/operations-view'))),
      view('redirects', ['redirects'], () => import('./redirects/redirect-list-view')),
      view('settings', ['entries', 'entry-form'], () => import('./content/site-settings-view')),
      forOwners(view('audit', ['audit'], () => import('./audit/audit-list-view'))),
      forOwners(view('colleagues', ['colleagues'], () => import('./colleagues/colleagues-view'))),
      view('account', ['account', 'factor'], () => import('./account/account-view')),
      { path: '*', element: <UnknownView /> },
    ]

/** Redirects to the login, and back from there, without a session. */
export function AdminRoot() {
  const { t } = useTranslation('admin')
  const { pathname } = useScreenLocation()
  const loginHref = useSiteHref(`${paths.adminLogin}?next=${encodeURIComponent(pathname)}`)
  // At the start: a session that ends later is renewed in place.
  const [isAsked] = useState(hasAdminCookie)
  const { data: me, error, retry } = useApi(isAsked ? '/api/admin/me' : null, { freshForMs: 0 })
  if (!isAsked || errorCodeOf(error) === 'UNAUTHENTICATED')
    return <Navigate to={loginHref} replace />
  if (error)
    return (
      <main className="page py-16">
        <h1 className="mb-6 text-title">{t('frame.title')}</h1>
        <LoadError error={error} onRetry={retry} />
        <Toasts />
      </main>
    )
  if (!me) return <Waiting />
  return (
    <AdminFrame me={me}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Waiting />}>
          <CurrentView />
        </Suspense>
      </ErrorBoundary>
    </AdminFrame>
  )
}

function FormerPosts() {
  const { id, '*': rest } = useParams()
  const to = id === undefined ? '/admin/content?kind=post' : `/admin/content/${id}/${rest ?? ''}`
  return <Navigate to={useSiteHref(to.replace(/\/$/, ''))} replace />
}

function CurrentView() {
  return useRoutes(routes)
}

/** Tells editors whom a view is for, and owners who need a second factor what is missing. */
function OwnerView({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { data: me } = useAdminData('/api/admin/me')
  if (!me) return <Waiting />
  if (me.role !== 'owner')
    return (
      <NoView
        title={t('frame.ownersOnly')}
        text={t('frame.ownersOnlyText')}
        to="/admin"
        action={t('frame.toDashboard')}
      />
    )
  if (me.needsSecondFactor)
    return (
      <NoView
        title={t('frame.factorFirst')}
        text={t('frame.factorNeededText')}
        to="/admin/account"
        action={t('frame.setUpFactor')}
      />
    )
  return children
}

function NoView({
  title,
  text,
  to,
  action,
}: {
  title: string
  text: string
  to: string
  action: string
}) {
  return (
    <>
      <ViewHeader title={title} intro={text} />
      <SiteLink to={to} className={buttonStyles.secondary}>
        {action}
      </SiteLink>
    </>
  )
}

function UnknownView() {
  const { t } = useTranslation(['shell', 'admin'])
  return (
    <NoView
      title={t('notFound.title')}
      text={t('notFound.text')}
      to="/admin"
      action={t('admin:frame.toDashboard')}
    />
  )
}
