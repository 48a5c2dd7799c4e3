import { useTranslation } from 'react-i18next'
import type { AdminSession } from '../../../schema/api/admins'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useAttempt, withoutReason } from '../kit/use-attempt'
import { Waiting } from '../waiting'

export const sessionsPath = '/api/admin/sessions'

type SessionsPath = typeof sessionsPath | `/api/admin/colleagues/${string}/sessions`

/** One's own sessions, of which each can be ended; a colleague's end together. */
export function SessionList({ path = sessionsPath }: { path?: SessionsPath }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: sessions, error, retry, mutate } = useAdminData(path)
  const isOwn = path === sessionsPath
  const { attempt } = useAttempt()
  const browserName = useBrowserName()

  function revoke(...paths: string[]) {
    void attempt(async () => {
      await Promise.all(paths.map((path) => writeAdmin('DELETE', path)))
      showToast({ title: t('account.revoked') })
      await mutate()
    }, withoutReason)
  }

  const columns: Column<SessionGroup>[] = [
    { header: t('account.browser'), isTitle: true, cell: browserName },
    {
      header: t('account.sessionCount'),
      align: 'end',
      cell: ({ sessions: own }) => formatNumber(own.length, locale),
    },
    { header: t('account.started'), cell: ({ startedAt }) => formatInstant(startedAt, locale) },
    { header: t('account.lastSeen'), cell: ({ lastSeenAt }) => formatInstant(lastSeenAt, locale) },
  ]
  if (isOwn)
    columns.push({
      header: t('account.action'),
      cell: (group) =>
        group.isCurrent ? (
          <StatusMark tone="good">{t('account.current')}</StatusMark>
        ) : (
          <ConfirmButton
            className={rowButton}
            label={t('account.revokeOne', { browser: browserName(group) })}
            title={t('account.revokeTitle', { browser: browserName(group) })}
            text={t('account.revokeText')}
            action={t('account.revoke')}
            onConfirm={() => revoke(...group.sessions.map(({ id }) => `${sessionsPath}/${id}`))}
          >
            {t('account.revoke')}
          </ConfirmButton>
        ),
    })
  return (
    <>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!sessions && !error && <Waiting />}
      {sessions && (
        <DataTable
          caption={t('account.sessions')}
          columns={columns}
          rows={groupSessions(sessions)}
          rowId={({ id }) => id}
        />
      )}
      {sessions && sessions.length > (isOwn ? 1 : 0) && (
        <ConfirmButton
          className={`${buttonStyles.secondary} mt-4`}
          title={t(isOwn ? 'account.revokeOthersTitle' : 'account.revokeAllTitle')}
          text={t('account.revokeText')}
          action={t('account.revoke')}
          onConfirm={() => revoke(path)}
        >
          {t(isOwn ? 'account.revokeOthers' : 'account.revokeAll')}
        </ConfirmButton>
      )}
    </>
  )
}

export function useBrowserName(): (device: ReturnType<typeof readBrowser>) => string {
  const { t } = useTranslation('admin')
  return ({ browser, system }) => {
    if (!browser) return t('account.unknownBrowser')
    return system ? t('account.browserOn', { browser, system }) : browser
  }
}

/** The first match counts: most browsers also name those further down. */
const browsers: readonly [RegExp, string][] = [
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

function firstMatch(names: readonly [RegExp, string][], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}

export function readBrowser(userAgent: string): {
  browser: string | undefined
  system: string | undefined
} {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) }
}

interface SessionGroup {
  id: string
  browser: string | undefined
  system: string | undefined
  sessions: AdminSession[]
  isCurrent: boolean
  startedAt: string
  lastSeenAt: string
}

const latest = (instants: string[]): string => instants.reduce((a, b) => (a > b ? a : b))

export function groupSessions(sessions: readonly AdminSession[]): SessionGroup[] {
  const groups = new Map<string, AdminSession[]>()
  for (const session of sessions) {
    const { browser, system } = readBrowser(session.userAgent)
    const id = session.isCurrent ? 'current' : `${browser} ${system}`
    groups.set(id, [...(groups.get(id) ?? []), session])
  }
  return [...groups]
    .map(([id, own]): SessionGroup => {
      return {
        id,
        ...readBrowser(own[0]?.userAgent ?? ''),
        sessions: own,
        isCurrent: id === 'current',
        startedAt: latest(own.map(({ createdAt }) => createdAt)),
        lastSeenAt: latest(own.map(({ lastSeenAt }) => lastSeenAt)),
      }
    })
    .sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
    )
}
