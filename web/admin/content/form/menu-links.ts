import { isRecord } from '../../../../schema/content/in-one-language'
import { menuNames, type OwnLink, ownLinkOf } from '../../../../schema/menus'
import type { Path } from './paths'

/** The site's own link at a list item of the settings; undefined for links that editors add. */
export function ownLinkAt([group, list]: Path, item: unknown): OwnLink | undefined {
  const menu = group === 'menus' ? menuNames.find((name) => name === list) : undefined
  return menu && isRecord(item) ? ownLinkOf(menu, item.link) : undefined
}
