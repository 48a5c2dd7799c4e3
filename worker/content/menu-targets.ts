import { anyEntryAtPath } from '../../schema/content/entry-paths'
import type { Menus } from '../../schema/content/menus'
import { menuNames } from '../../schema/menus'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { hasSlug, publicLocales, stateColumns } from './queries'

const linksOf = (menus: Menus) => menuNames.flatMap((name) => menus[name] ?? [])

/** Menus without the names of links in languages in which their entry is not public. */
export async function openMenus(db: Database, menus: Menus): Promise<Menus> {
  const targets = linksOf(menus).flatMap(({ to = '' }) => {
    const entry = anyEntryAtPath(to.replace(/[?#].*$/, ''))
    return entry ? [{ to, ...entry }] : []
  })
  const [first, ...others] = targets.map(({ kind, slug }) =>
    db
      .select(stateColumns)
      .from(entries)
      .where(hasSlug(db, kind, slug))
      .limit(1),
  )
  if (!first) return menus
  const found = await db.batch([first, ...others])
  const publicIn = new Map(
    targets.map(({ to }, index) => [to, (found[index] ?? []).flatMap(publicLocales)]),
  )
  const open = menuNames.flatMap((name) => {
    const items = menus[name]?.map(({ nameVi, nameEn, ...item }) => {
      const locales = publicIn.get(item.to ?? '') ?? ['vi', 'en']
      return {
        ...item,
        ...(nameVi && locales.includes('vi') && { nameVi }),
        ...(nameEn && locales.includes('en') && { nameEn }),
      }
    })
    return items ? [[name, items]] : []
  })
  return Object.fromEntries(open)
}
