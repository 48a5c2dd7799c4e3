import { screens } from '../../tools/screens'
import { axeFindings } from './axe'
import { at, expect, test } from './test'

const kinds = screens.filter(({ isKind }) => isKind)
const half = Math.ceil(kinds.length / 2)

// The site audit asks axe about the same pages in the light theme on a wide screen.
for (const [part, some] of [kinds.slice(0, half), kinds.slice(half)].entries()) {
  test(`axe finds nothing on a phone in the dark theme, half ${part + 1}`, { tag: '@phone-only' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    for (const { name, path } of some) {
      await page.goto(at('vi', path))
      expect.soft(await axeFindings(page), name).toEqual([])
    }
  })
}
