import * as z from 'zod'
import { type MenuName, maxAddedLinks, menuNames, ownLinkOf, ownLinks } from '../menus'
import { fieldInfos, inBoth, line } from './fields'
import { isRecord } from './in-one-language'
import { isSame } from './pairs'

/** A screen path without language prefix, or an https address. */
const target = () =>
  z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:https:\/\/[^\s/]+\.\S+|\/(?!\/)\S*)$/)
    .register(fieldInfos, { widget: 'link' })

const menuLink = z.strictObject({
  /** One of the site's own links (schema/menus.ts), which has its name and target from there. */
  link: line(40).optional(),
  ...inBoth('name', line(40).optional()),
  to: target().optional(),
})
export type MenuLink = z.infer<typeof menuLink>

const missingMessage = (link: string) => `The menu needs its link "${link}".`
const tooManyMessage = (max: number) => `At most ${max} links can be added.`

/** What a message of a menu's check says. */
export function menuIssueOf(message: string): { link: string } | { max: number } | undefined {
  const link = /^The menu needs its link "(\w+)"/.exec(message)?.[1]
  if (link) return { link }
  const max = /^At most (\d+) links/.exec(message)?.[1]
  return max ? { max: Number(max) } : undefined
}

const menu = (name: MenuName) =>
  z
    .array(menuLink)
    .max(30)
    .superRefine((items, { addIssue }) => {
      const refuse = (path: (string | number)[], message: string) =>
        addIssue({ code: 'custom', path, message })
      for (const { link, stays } of ownLinks[name])
        if (stays && !items.some((item) => item.link === link)) refuse([], missingMessage(link))
      if (items.filter(({ link }) => !link).length > maxAddedLinks[name])
        refuse([], tooManyMessage(maxAddedLinks[name]))
      for (const [index, item] of items.entries()) {
        const fields = ['nameVi', 'nameEn', 'to'] as const
        const isTwice = items.findIndex(({ link }) => link === item.link) !== index
        if (!item.link) {
          // Without a name in a language the link is not in that language's menu.
          if (!item.nameVi && !item.nameEn) refuse([index, 'nameVi'], 'A link needs a name.')
          if (!item.to) refuse([index, 'to'], 'A link needs a target.')
          continue
        }
        if (isTwice || !ownLinkOf(name, item.link))
          refuse([index, 'link'], 'The menu has no such link, or has it twice.')
        for (const field of fields)
          if (item[field]) refuse([index, field], 'This link has its name from the site.')
      }
    })
    .optional()

/** A menu that is missing is the site's own. */
export const menusContent = z.strictObject({
  header: menu('header'),
  explore: menu('explore'),
  services: menu('services'),
})
export type Menus = z.infer<typeof menusContent>

const ownMenu = (name: MenuName): MenuLink[] => ownLinks[name].map(({ link }) => ({ link }))

type Json = Record<string, unknown>

/** Menus as a form shows them, whole. */
export function withOwnMenus({ menus, ...settings }: Json): Json {
  const given = isRecord(menus) ? menus : {}
  const whole = menuNames.map((name) => [name, given[name] ?? ownMenu(name)])
  return { ...settings, menus: Object.fromEntries(whole) }
}

/** Menus as they are stored, without those that equal the site's own. */
export function withoutOwnMenus({ menus, ...settings }: Json): Json {
  if (!isRecord(menus)) return { ...settings, ...(menus !== undefined && { menus }) }
  const changed = Object.entries(menus).filter(
    ([name, items]) => !menuNames.some((own) => own === name && isSame(items, ownMenu(own))),
  )
  return { ...settings, ...(changed.length > 0 && { menus: Object.fromEntries(changed) }) }
}
