import { Ban, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maxCountedSubscribers, subscriptionStatuses } from '../../../schema/admin-fields'
import { locales } from '../../../schema/locale'
import { mailingLists } from '../../../schema/mailing-lists'
import { textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { useIsOwner } from '../kit/admin-api'
import { CsvLink } from '../kit/download'
import { AdminList } from '../kit/list/admin-list'
import { choices, cursorFields, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { Growth } from './growth-chart'
import { useSubscriberColumns } from './use-subscriber-columns'

const fields = {
  list: choices(mailingLists),
  status: choices(['all', ...subscriptionStatuses]),
  language: choices(['all', ...locales]),
  q: textField(),
  ...cursorFields,
}

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const subscribers = useAdminList('/api/admin/subscribers', fields)
  const { state, data, retry } = subscribers
  const { list, language } = state
  const columns = useSubscriberColumns(list, retry)
  const csv = new URLSearchParams({ locale, list, ...(language !== 'all' && { language }) })

  function statusText(status: (typeof fields.status.options)[number]): string {
    if (status === 'all') return t('subscribers.all')
    const label = t(`subscribers.statuses.${status}`)
    const count = data?.counts[status]
    if (count === undefined) return label
    return count > maxCountedSubscribers
      ? `${label} (${maxCountedSubscribers}+)`
      : `${label} (${count})`
  }

  return (
    <>
      <ViewHeader title={t('subscribers.title')} intro={t('subscribers.intro')}>
        <SiteLink to="/admin/subscribers/suppressions" className={buttonStyles.secondary}>
          <Ban className="size-4.5" />
          {t('subscribers.suppressions.title')}
        </SiteLink>
        {isOwner && (
          <SiteLink to="/admin/subscribers/import" className={buttonStyles.secondary}>
            <Upload className="size-4.5" />
            {t('subscribers.import.open')}
          </SiteLink>
        )}
        {isOwner && (
          <CsvLink href={`/api/admin/subscribers.csv?${csv}`} label={t('subscribers.csv')} />
        )}
      </ViewHeader>
      <AdminList
        list={subscribers}
        filterForm={{ grid: 'items-end md:grid-cols-[auto_minmax(16rem,1fr)]' }}
        filters={{
          list: {
            as: 'chips',
            label: t('subscribers.mailingList'),
            textOf: (value) => t(`subscribers.mailingLists.${value}`),
          },
          status: { as: 'chips', label: t('subscribers.status'), textOf: statusText },
          language: {
            as: 'chips',
            label: t('subscribers.language'),
            textOf: (value) => t(`subscribers.languages.${value}`),
            // The chips' last pixels are room for the focus of one.
            cell: 'min-w-0 md:-mb-1',
          },
          q: { label: t('subscribers.search'), placeholder: t('subscribers.searchHint') },
        }}
        rows={data?.subscribers}
        rowId={({ email }) => email}
        caption={t('subscribers.list')}
        columns={columns}
        empty={{ title: t('subscribers.empty'), text: t('subscribers.emptyText') }}
        noMatch={{
          title: t('subscribers.noMatch'),
          text: t('subscribers.noMatchText'),
          reset: t('subscribers.reset'),
        }}
      >
        <Growth list={list} />
        <h2 className="sr-only">{t('subscribers.list')}</h2>
      </AdminList>
    </>
  )
}
