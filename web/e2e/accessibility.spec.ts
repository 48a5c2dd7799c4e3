import { locales } from '../../schema/locale'
import { screens } from '../../tools/screens'
import { axeFindings, colourFindings } from './axe'
import { at, expect, test } from './test'

const half = Math.ceil(screens.length / 2)

// The theme changes colours alone: the dark one is asked about these on the page that stands there in the light one.
for (const locale of locales) {
  for (const [part, some] of [screens.slice(0, half), screens.slice(half)].entries()) {
    test(`axe finds nothing on any screen in ${locale}, light and dark, half ${part + 1}`, async ({ page, complaints }) => {
      test.setTimeout(300_000)
      for (const { name, path } of some) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(at(locale, path))
        expect.soft(await axeFindings(page), name).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect.soft(await colourFindings(page), `${name}, dark`).toEqual([])
      }
      complaints.length = 0
    })
  }
}
