import type { TFunction } from 'i18next'
import type { AdminSession } from '../../../../schema/api/admins'
import type { Locale } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import type { Column } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'

interface SessionColumnsInput {
  t: TFunction<'admin'>
  locale: Locale
  browserName: (session: AdminSession) => string
  onRevoke: (session: AdminSession) => void
}

export function sessionColumns({ t, locale, browserName, onRevoke }: SessionColumnsInput): Column<AdminSession>[] {
  return [
    { id: 'browser', header: t('account.browser'), isTitle: true, cell: browserName },
    { id: 'started', header: t('account.started'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    { id: 'seen', header: t('account.lastSeen'), cell: ({ lastSeenAt }) => formatInstant(lastSeenAt, locale) },
    {
      id: 'end',
      header: t('account.state'),
      cell: (session) =>
        session.isCurrent ? (
          <StatusMark tone="good">{t('account.current')}</StatusMark>
        ) : (
          <button
            type="button"
            className={`${buttonStyles.quiet} -my-2.5`}
            aria-label={t('account.revokeOne', { browser: browserName(session) })}
            onClick={() => onRevoke(session)}
          >
            {t('account.revoke')}
          </button>
        ),
    },
  ]
}
