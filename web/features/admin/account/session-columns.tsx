import type { AdminSession } from '../../../../schema/api/admins'
import type { Locale } from '../../../../schema/locale'
import type { Translate } from '../../../i18n/translate'
import { buttonStyles } from '../../../ui/button-styles'
import type { Column } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'

interface SessionColumnsInput {
  t: Translate
  locale: Locale
  browserName: (session: AdminSession) => string
  onRevoke: (session: AdminSession) => void
}

export function sessionColumns({ t, locale, browserName, onRevoke }: SessionColumnsInput): Column<AdminSession>[] {
  return [
    { id: 'browser', header: t('admin.account.browser'), isTitle: true, cell: browserName },
    { id: 'started', header: t('admin.account.started'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    { id: 'seen', header: t('admin.account.lastSeen'), cell: ({ lastSeenAt }) => formatInstant(lastSeenAt, locale) },
    {
      id: 'end',
      header: t('admin.account.state'),
      cell: (session) =>
        session.isCurrent ? (
          <StatusMark tone="good">{t('admin.account.current')}</StatusMark>
        ) : (
          <button
            type="button"
            className={`${buttonStyles.quiet} -my-2.5`}
            aria-label={t('admin.account.revokeOne', { browser: browserName(session) })}
            onClick={() => onRevoke(session)}
          >
            {t('admin.account.revoke')}
          </button>
        ),
    },
  ]
}
