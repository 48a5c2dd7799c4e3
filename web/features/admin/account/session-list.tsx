import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminSession } from '../../../../schema/api/admins'
import type { Locale } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmDialog } from '../kit/confirm-dialog'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { Waiting } from '../waiting'
import { readBrowser } from './read-browser'

export const sessionsPath = '/api/admin/sessions'

function browserName({ userAgent }: AdminSession, t: TFunction<'admin'>): string {
  const { browser, system } = readBrowser(userAgent)
  if (!browser) return t('account.unknownBrowser')
  return system ? t('account.browserOn', { browser, system }) : browser
}

/** Where the admin is logged in, and how to end that. */
export function SessionList() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: sessions, error, retry, mutate } = useAdminData(sessionsPath)
  const [asked, setAsked] = useState<AdminSession | 'others'>()
  const columns = useMemo(
    () => sessionColumns({ t, locale, browserName: (session) => browserName(session, t), onRevoke: setAsked }),
    [t, locale],
  )

  async function revoke() {
    try {
      await writeAdmin('DELETE', asked === 'others' ? sessionsPath : `${sessionsPath}/${asked?.id}`)
      showToast({ title: t('account.revoked') })
      await mutate()
    } catch (failure) {
      console.debug('the session was not ended', failure)
      showToast({ title: t('frame.failed'), destructive: true })
    }
  }

  return (
    <section>
      <h2 className="text-heading">{t('account.sessions')}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('account.sessionsText')}</p>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!sessions && !error && <Waiting />}
      {sessions && <DataTable caption={t('account.sessions')} columns={columns} rows={sessions} rowId={({ id }) => id} />}
      {sessions && sessions.length > 1 && (
        <button type="button" className={`${buttonStyles.secondary} mt-4`} onClick={() => setAsked('others')}>
          {t('account.revokeOthers')}
        </button>
      )}
      {asked && (
        <ConfirmDialog
          title={asked === 'others' ? t('account.revokeOthersTitle') : t('account.revokeTitle', { browser: browserName(asked, t) })}
          text={t('account.revokeText')}
          action={t('account.revoke')}
          onConfirm={() => void revoke()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

interface SessionColumnsInput {
  t: TFunction<'admin'>
  locale: Locale
  browserName: (session: AdminSession) => string
  onRevoke: (session: AdminSession) => void
}

function sessionColumns({ t, locale, browserName, onRevoke }: SessionColumnsInput): Column<AdminSession>[] {
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
