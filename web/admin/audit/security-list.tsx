import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale-context'
import { ShortList } from '../dashboard/top-lists'
import { useAdminData, useNames } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'

const maxShown = 5

/** What owners are told about, of the last seven days; nothing where nothing happened. */
export function SecurityList() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const { data } = useAdminData('/api/admin/audit?group=security')
  if (!data || data.entries.length === 0) return null
  return (
    <ShortList
      title={t('audit.security')}
      all={[{ to: '/admin/audit', label: t('audit.title') }]}
      lines={data.entries
        .slice(0, maxShown)
        .map(({ id, action, subject, label, username, at }) => ({
          id: String(id),
          to: `/admin/audit?subject=${encodeURIComponent(subject)}`,
          name: [t(`audit.actions.${action}`), label].filter(Boolean).join(': '),
          note: [nameOf(username), formatInstant(at, locale)].join(' · '),
        }))}
    />
  )
}
