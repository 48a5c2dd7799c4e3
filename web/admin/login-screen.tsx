import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { AdminMe } from '../../schema/api/admins'
import { legacyPaths } from '../../schema/paths'
import { readApi } from '../lib/api'
import { useSiteNavigate } from '../lib/navigation'
import { PosterPage } from '../ui/poster-page'
import { AdminArea } from './admin-area'
import { LoginForm } from './login-form'

const mePath = '/api/admin/me'

/** Allows only screens of the admin, against open redirects. */
function safeTarget(next: string | null): string | undefined {
  return next !== null && /^\/admin(?:\/[\w-]+)*$/.test(next) ? next : undefined
}

export function Screen() {
  const { t } = useTranslation('login')
  const navigate = useSiteNavigate()
  const [search] = useSearchParams()
  const { mutate } = useSWRConfig()

  /** Replaces the cached UNAUTHENTICATED, with which the admin would redirect back. */
  async function enter() {
    await mutate(mePath, readApi<AdminMe>(mePath), { revalidate: false })
    navigate(safeTarget(search.get('next')) ?? legacyPaths.blog)
  }

  return (
    <AdminArea>
      <PosterPage picture="@assets/art/hoi-an" title={t('title')} text={t('intro')}>
        <noscript>
          <p className="mt-4 font-semibold text-bad">{t('needsScripts')}</p>
        </noscript>
        <div className="mt-6 max-w-md">
          <LoginForm onSuccess={enter} />
        </div>
      </PosterPage>
    </AdminArea>
  )
}
