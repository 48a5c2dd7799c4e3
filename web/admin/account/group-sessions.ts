import type { AdminSession } from '../../../schema/api/admins'

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

export interface SessionGroup {
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
