import { millisecondsInHour } from 'date-fns/constants'
import { useTranslation } from 'react-i18next'
import type { BackupSummary } from '../../../schema/api/admin-backups'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { Waiting } from '../waiting'

/** A day, and two hours for a cron that failed. */
const lateMs = 26 * millisecondsInHour

/** The backups that the Worker made. */
export function BackupStatus() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData('/api/admin/backups')
  return (
    <section aria-labelledby="backups" className="grid gap-2">
      <h2 id="backups" className="text-heading">
        {t('operations.backups.title')}
      </h2>
      <p className="text-muted">{t('operations.backups.intro')}</p>
      {error ? (
        <LoadError error={error} onRetry={retry} />
      ) : data ? (
        <Backups backups={data.backups} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Backups({ backups }: { backups: BackupSummary[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [last] = backups
  if (!last) {
    return (
      <p>
        {t('operations.backups.none')}. {t('operations.backups.noneText')}
      </p>
    )
  }
  const isLate = Date.now() - Date.parse(last.madeAt) > lateMs
  const columns: Column<BackupSummary>[] = [
    { header: t('operations.backups.day'), isTitle: true, cell: ({ day }) => day },
    {
      header: t('operations.backups.rows'),
      align: 'end',
      cell: ({ rows }) => formatNumber(rows, locale),
    },
    {
      header: t('operations.backups.size'),
      align: 'end',
      cell: ({ bytes }) => formatNumber(Math.ceil(bytes / 1e5) / 10, locale),
    },
  ]
  return (
    <>
      <p className="font-semibold">
        {t('operations.backups.last', { when: formatInstant(last.madeAt, locale) })}
      </p>
      {isLate && <p className="text-bad">{t('operations.backups.late')}</p>}
      <DataTable
        caption={t('operations.backups.title')}
        columns={columns}
        rows={backups}
        rowId={({ day }) => day}
      />
    </>
  )
}
