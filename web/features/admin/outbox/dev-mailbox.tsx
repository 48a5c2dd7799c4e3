import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DevMailRow } from '../../../../schema/api/admin-outbox'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { EmptyState, LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { Pager } from '../kit/pager'
import { PanelDialog } from '../kit/panel-dialog'
import { Waiting } from '../waiting'

/** The mails that the local adapter stored instead of sending them. */
export function DevMailbox({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [read, setRead] = useState<DevMailRow>()
  const { data, error, retry } = useAdminData(`/api/admin/outbox/mails?page=${page}`)
  const columns = useMemo<Column<DevMailRow>[]>(
    () => [
      {
        id: 'subject',
        header: t('outbox.subject'),
        isTitle: true,
        cell: (mail) => (
          <button
            type="button"
            className={`${buttonStyles.quiet} text-start`}
            aria-label={t('outbox.read', { subject: mail.subject })}
            onClick={() => setRead(mail)}
          >
            {mail.subject}
          </button>
        ),
      },
      {
        id: 'recipient',
        header: t('outbox.recipient'),
        cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
      },
      { id: 'when', header: t('outbox.when'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    ],
    [t, locale],
  )
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <>
      <h2 className="sr-only">{t('outbox.keptMails')}</h2>
      {data.mails.length === 0 ? (
        <EmptyState title={t('outbox.noMails')} />
      ) : (
        <DataTable caption={t('outbox.keptMails')} columns={columns} rows={data.mails} rowId={({ id }) => id} />
      )}
      <Pager page={page} hasNext={data.hasNext} onChange={onPage} />
      {read && (
        <PanelDialog title={read.subject} closeLabel={t('outbox.close')} onClose={() => setRead(undefined)}>
          <MailText id={read.id} />
        </PanelDialog>
      )}
    </>
  )
}

function MailText({ id }: { id: string }) {
  const { data, error, retry } = useAdminData(`/api/admin/outbox/mails/${encodeURIComponent(id)}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">{data.recipient}</p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{data.text}</p>
    </>
  )
}
