import { useTranslation } from 'react-i18next'
import type { SubscriberRow } from '../../../schema/api/admin-subscribers'
import type { MailingList } from '../../../schema/mailing-lists'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useIsOwner, writeAdmin } from '../kit/admin-api'
import type { Column } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { RowAction } from '../kit/list/row-action'
import { listWords } from '../kit/list-words'
import { StatusMark, type Tone } from '../kit/status-mark'

const tones: Record<SubscriberRow['status'], Tone> = {
  confirmed: 'good',
  pending: 'plain',
  unsubscribed: 'plain',
}

export function useSubscriberColumns(
  list: MailingList,
  reload: () => void,
): Column<SubscriberRow>[] {
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
