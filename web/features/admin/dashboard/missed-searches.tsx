import { useTranslation } from 'react-i18next'
import { LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { ShortList } from './top-lists'

const maxShown = 5
const listPath = '/admin/searches?list=withoutResults'

/** What readers have searched in the last thirty days without finding anything, the most frequent first. */
export function MissedSearches() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData('/api/admin/searches')
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <div className="pulsing skeleton h-40" />
  return (
    <ShortList
      as="h3"
      title={t('dashboard.missedSearches')}
      empty={t('dashboard.noMissedSearches')}
      all={[{ to: listPath, label: t('dashboard.all') }]}
      lines={data.withoutResults.slice(0, maxShown).map(({ query, locale, searches }) => ({
        id: `${locale} ${query}`,
        to: listPath,
        name: query,
        note: t('dashboard.searched', { count: searches, language: t(`searches.languages.${locale}`) }),
      }))}
    />
  )
}
