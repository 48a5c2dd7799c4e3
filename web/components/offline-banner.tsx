import { paths } from '../../schema/paths'
import { useTranslation } from '../i18n/use-translation'
import { keptPaths } from '../lib/offline/kept-paths'
import { useOnline } from '../lib/use-online'
import { SiteLink } from './site-link'

/** Tells that the connection is gone, as long as it is, and leads to the pages that are kept. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  if (online) return null
  return (
    <p role="status" className="bg-bad px-4 py-2 text-center text-sm font-semibold text-paper">
      {t('shell.offline')}{' '}
      {keptPaths().length > 0 && (
        <SiteLink to={paths.offline} className="underline underline-offset-4">
          {t('shell.keptOffline')}
        </SiteLink>
      )}
    </p>
  )
}
