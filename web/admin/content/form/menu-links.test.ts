import { expect, it } from 'vitest'
import { maxAddedLinks, ownLinks } from '../../../../schema/menus'
import { fullMenu } from './menu-links'

it('says of a menu how many links it takes once it has them, its own ones not counted', () => {
  const own = ownLinks.header.map(({ link }) => ({ link }))
  const added = Array.from({ length: maxAddedLinks.header }, () => ({ to: '/' }))
  expect(fullMenu(['menus', 'header'], [...own, ...added.slice(1)])).toBeUndefined()
  expect(fullMenu(['menus', 'header'], [...own, ...added])).toBe(maxAddedLinks.header)
  expect(fullMenu(['offices'], added)).toBeUndefined()
})
