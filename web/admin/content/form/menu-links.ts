import { isRecord } from '../../../../schema/content/in-one-language'
import {
  type MenuName,
  maxAddedLinks,
  menuNames,
  type OwnLink,
  ownLinkOf,
} from '../../../../schema/menus'
import type { Path } from './paths'

const menuAt = ([group, list]: Path): MenuName | undefined =>
  group === 'menus' ? menuNames.find((name) => name === list) : undefined

/** How many links a menu takes that has all it takes; undefined for others, and other lists. */
export function fullMenu(path: Path, items: readonly unknown[]): number | undefined {
  const menu = menuAt(path)
  if (!menu) return undefined
  const added = items.filter((item) => !ownLinkAt(path, item)).length
  return added < maxAddedLinks[menu] ? undefined : maxAddedLinks[menu]
}

/** The site's own link at a list item of the settings; undefined for links that editors add. */
export function ownLinkAt(path: Path, item: unknown): OwnLink | undefined {
  const menu = menuAt(path)
  return menu && isRecord(item) ? ownLinkOf(menu, item.link) : undefined
}
