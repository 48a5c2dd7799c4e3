import { screens } from '../../tools/screens'
import { axeFindings } from './axe'
import { at, expect, test } from './test'

const kinds = screens.filter(({ isKind }) => isKind)
const parts = 4

// The site audit asks axe about the same pages in the light theme on a wide screen.
for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on a phone in the dark theme, part ${part + 1}`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    for (const { name, path } of kinds.filter((_, index) => index % parts === part)) {
      await page.goto(at('vi', path))
      expect.soft(await axeFindings(page), name).toEqual([])
    }
  })
}
