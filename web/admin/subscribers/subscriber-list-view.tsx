import { Ban, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maxCountedSubscribers, subscriptionStatuses } from '../../../schema/admin-fields'
import type { SubscriberRow } from '../../../schema/api/admin-subscribers'
import { locales } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import { mailingLists } from '../../../schema/mailing-lists'
import { formatDateOrNothing } from '../../../schema/time'
import { textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { useIsOwner, writeAdmin } from '../kit/admin-api'
import type { Column } from '../kit/data-table'
import { CsvLink } from '../kit/download'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { RowAction } from '../kit/list/row-action'
import { choices, cursorFields, useAdminList } from '../kit/list/use-admin-list'
import { listWords } from '../kit/list-words'
import { StatusMark, type Tone } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { Growth } from './growth-chart'

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
          <CsvLink
            href={`/api/admin/subscribers.csv?${csv}`}
            label={t('subscribers.csv')}
            isPersonal
          />
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

const tones: Record<SubscriberRow['status'], Tone> = {
  confirmed: 'good',
  pending: 'plain',
  unsubscribed: 'plain',
}

function useSubscriberColumns(list: MailingList, reload: () => void): Column<SubscriberRow>[] {
  const { t } = useTranslation('admin')
  const isOwner = useIsOwner()
  const columns: Column<SubscriberRow>[] = [
    {
      header: t('subscribers.columns.email'),
      isTitle: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      header: t('subscribers.columns.status'),
      cell: ({ status }) => (
        <StatusMark tone={tones[status]}>{t(`subscribers.statuses.${status}`)}</StatusMark>
      ),
    },
    {
      header: t('subscribers.columns.language'),
      cell: ({ language }) => t(`subscribers.languages.${language}`),
    },
    { header: t('subscribers.columns.wants'), cell: (row) => <Wants row={row} /> },
    { header: t('subscribers.columns.created'), cell: (row) => <Since row={row} /> },
  ]
  if (isOwner) {
    columns.push({
      header: t('subscribers.columns.action'),
      cell: ({ email }) => (
        <RowAction
          label={t('subscribers.removeAddress', { email })}
          title={t('subscribers.removeTitle')}
          text={t('subscribers.removeText', { email })}
          action={t('subscribers.remove')}
          work={() => writeAdmin('POST', '/api/admin/subscribers/remove', { email, list })}
          done={t('subscribers.removed')}
          reload={reload}
        />
      ),
    })
  }
  return columns
}

function Wants({
  row: { interests, frequency, pausedUntil, lastLetterAt },
}: {
  row: SubscriberRow
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > Date.now()
  const lines = [
    interests?.length
      ? listWords(
          interests.map((interest) => t(`letters.interests.${interest}`)),
          locale,
        )
      : t('subscribers.everything'),
    frequency === 'monthly' && t('subscribers.monthly'),
    isPaused && t('subscribers.pausedUntil', { day: formatInstant(pausedUntil, locale) }),
    lastLetterAt && t('subscribers.lastLetter', { when: formatInstant(lastLetterAt, locale) }),
  ].filter((line) => typeof line === 'string')
  return <Lines lines={lines} width="md:w-40" />
}

function Since({
  row: { createdAt, confirmedAt, consentSource, consentAt },
}: {
  row: SubscriberRow
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const lines = [
    formatInstant(createdAt, locale),
    confirmedAt && t('subscribers.confirmedAt', { when: formatInstant(confirmedAt, locale) }),
    consentSource &&
      t('subscribers.consent', {
        source: consentSource,
        day: formatDateOrNothing(consentAt, locale),
      }),
  ].filter((line) => typeof line === 'string')
  return <Lines lines={lines} width="md:w-52" />
}

function Lines({ lines, width }: { lines: readonly string[]; width: string }) {
  return (
    <span className={`grid whitespace-normal ${width}`}>
      {lines.map((line) => (
        <span key={line} className="wrap-anywhere not-first:text-sm not-first:text-muted">
          {line}
        </span>
      ))}
    </span>
  )
}
