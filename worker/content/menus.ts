import type { EntryKind } from '../../schema/content/choices'
import { contentOf } from '../../schema/content/entry-file'
import type { Menus } from '../../schema/content/menus'
import type { ErrorIssue } from '../../schema/errors'
import { menuNames } from '../../schema/menus'
import { pageState } from './page-state'

const pathOf = (to: string) => to.replace(/[?#].*$/, '')

/** The added links of unsaved settings that lead to no page of the site. */
export function menuIssues(kind: EntryKind, live: Record<string, unknown>): ErrorIssue[] {
  if (kind !== 'settings') return []
  const menus: Menus = contentOf('settings', live).menus ?? {}
  return menuNames.flatMap((name) =>
    (menus[name] ?? []).flatMap(({ to }, index) =>
      to?.startsWith('/') && pageState(pathOf(to)) === 'missing'
        ? [{ path: `menus.${name}.${index}.to`, message: 'the site has no such page' }]
        : [],
    ),
  )
}
