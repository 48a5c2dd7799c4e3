import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../schema/paths'
import { hasAdminCookie } from '../../lib/cookies'
import { useScreenLocation, useSiteHref } from '../../lib/navigation'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorBoundary } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { errorCodeOf, LoadError } from '../../ui/states'
import { Toasts } from '../../ui/toasts'
import { AdminFrame } from './frame/admin-frame'
import { ViewHeader } from './kit/view-header'
import { matchView } from './routes'
import { Waiting } from './waiting'

/** The admin for whoever is logged in; everybody else is sent to the login and comes back from there. */
export function AdminRoot() {
  const { t } = useTranslation('admin')
  const { pathname } = useScreenLocation()
  const loginHref = useSiteHref(`${paths.adminLogin}?next=${encodeURIComponent(pathname)}`)
  // As it was on arrival: a session that ends later is renewed in place.
  const [isAsked] = useState(hasAdminCookie)
  const { data: me, error, retry } = useApi(isAsked ? '/api/admin/me' : null, { freshForMs: 0 })
  if (!isAsked || errorCodeOf(error) === 'UNAUTHENTICATED') return <Navigate to={loginHref} replace />
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
    <AdminFrame username={me.username}>
      <CurrentView key={pathname} path={pathname} />
    </AdminFrame>
  )
}

function CurrentView({ path }: { path: string }) {
  const { t } = useTranslation(['shell', 'admin'])
  const match = matchView(path)
  if (!match)
    return (
      <>
        <ViewHeader title={t('notFound.title')} intro={t('notFound.text')} />
        <SiteLink to="/admin" className={buttonStyles.secondary}>
          {t('admin:frame.toDashboard')}
        </SiteLink>
      </>
    )
  const { View, params } = match
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <View params={params} />
      </Suspense>
    </ErrorBoundary>
  )
}
