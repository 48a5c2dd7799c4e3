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
  if (targets.length === 0) return menus
  const found = await Promise.all(
    targets.map(async ({ to, kind, slug }) => {
      const at = hasSlug(db, kind, slug)
      const [row] = await db.select(stateColumns).from(entries).where(at).limit(1)
      return [to, row ? publicLocales(row) : []] as const
    }),
  )
  const publicIn = new Map(found)
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
