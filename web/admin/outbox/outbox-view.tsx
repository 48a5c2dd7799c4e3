import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DevMailRow } from '../../../schema/api/admin-outbox'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { FilterChips } from '../../ui/filter-chips'
import { LoadError } from '../../ui/states'
import { useAdminData, useIsOwner } from '../kit/admin-api'
import { type Column, rowButton } from '../kit/data-table'
import { DialogFrame } from '../kit/dialog-frame'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { choices, pageField, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { DeliveryList, deliveryFields } from './delivery-list'

const fields = { tab: choices(['deliveries', 'mails']), ...deliveryFields }

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(fields)
  // The mails hold secret links.
  const isOwner = useIsOwner()
  const labels = { deliveries: t('outbox.deliveries'), mails: t('outbox.devMailbox') }
  return (
    <>
      <ViewHeader title={t('outbox.title')} intro={t('outbox.intro')} />
      {isOwner && (
        <FilterChips
          label={t('outbox.tabs')}
          path="/admin/outbox"
          name="tab"
          drops={['page', 'status', 'kind']}
          value={state.tab}
          options={fields.tab.options.map((value) => ({ value, label: labels[value] }))}
          onChange={(tab) => set({ tab, page: '1', status: 'all', kind: '' })}
        />
      )}
      <div className="mt-4">
        {isOwner && state.tab === 'mails' ? <DevMailbox /> : <DeliveryList />}
      </div>
    </>
  )
}

const mailFields = { page: pageField }

function DevMailbox() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [opened, setOpened] = useState<DevMailRow>()
  const list = useAdminList('/api/admin/outbox/mails', mailFields)
  const columns: Column<DevMailRow>[] = [
    {
      header: t('outbox.subject'),
      isTitle: true,
      cell: (mail) => (
        <button
          type="button"
          className={`${rowButton} text-start`}
          aria-label={t('outbox.read', { subject: mail.subject })}
          onClick={() => setOpened(mail)}
        >
          {mail.subject}
        </button>
      ),
    },
    {
      header: t('outbox.recipient'),
      isLong: true,
      cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
    },
    { header: t('outbox.when'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
  ]
  return (
    <>
      <h2 className="sr-only">{t('outbox.devMailbox')}</h2>
      <AdminList
        list={list}
        rows={list.data?.mails}
        rowId={({ id }) => id}
        caption={t('outbox.devMailbox')}
        columns={columns}
        empty={{ title: t('outbox.noMails') }}
      />
      {opened && (
        <DialogFrame
          title={opened.subject}
          size="medium"
          closeLabel={t('outbox.close')}
          onClose={() => setOpened(undefined)}
        >
          <MailText id={opened.id} />
        </DialogFrame>
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
