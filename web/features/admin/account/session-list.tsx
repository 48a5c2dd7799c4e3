import { useTranslation } from 'react-i18next'
import type { AdminSession } from '../../../../schema/api/admins'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { Waiting } from '../waiting'
import { readBrowser } from './read-browser'

export const sessionsPath = '/api/admin/sessions'

/** The sessions of the admin; each can be ended. */
export function SessionList() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: sessions, error, retry, mutate } = useAdminData(sessionsPath)
  const { attempt } = useAttempt()

  function browserName({ userAgent }: AdminSession): string {
    const { browser, system } = readBrowser(userAgent)
    if (!browser) return t('account.unknownBrowser')
    return system ? t('account.browserOn', { browser, system }) : browser
  }

  function revoke(path: string) {
    void attempt(async () => {
      await writeAdmin('DELETE', path)
      showToast({ title: t('account.revoked') })
      await mutate()
    })
  }

  const columns: Column<AdminSession>[] = [
    { header: t('account.browser'), isTitle: true, cell: browserName },
    { header: t('account.started'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    { header: t('account.lastSeen'), cell: ({ lastSeenAt }) => formatInstant(lastSeenAt, locale) },
    {
      header: t('account.state'),
      cell: (session) =>
        session.isCurrent ? (
          <StatusMark tone="good">{t('account.current')}</StatusMark>
        ) : (
          <ConfirmButton
            className={`${buttonStyles.quiet} -my-2.5`}
            label={t('account.revokeOne', { browser: browserName(session) })}
            title={t('account.revokeTitle', { browser: browserName(session) })}
            text={t('account.revokeText')}
            action={t('account.revoke')}
            onConfirm={() => revoke(`${sessionsPath}/${session.id}`)}
          >
            {t('account.revoke')}
          </ConfirmButton>
        ),
    },
  ]
  return (
    <section>
      <h2 className="text-heading">{t('account.sessions')}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('account.sessionsText')}</p>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!sessions && !error && <Waiting />}
      {sessions && <DataTable caption={t('account.sessions')} columns={columns} rows={sessions} rowId={({ id }) => id} />}
      {sessions && sessions.length > 1 && (
        <ConfirmButton
          className={`${buttonStyles.secondary} mt-4`}
          title={t('account.revokeOthersTitle')}
          text={t('account.revokeText')}
          action={t('account.revoke')}
          onConfirm={() => revoke(sessionsPath)}
        >
          {t('account.revokeOthers')}
        </ConfirmButton>
      )}
    </section>
  )
}
