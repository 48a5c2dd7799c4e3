import { locales } from '../../../schema/locale'
import { screens } from '../../../tools/screens'
import { axeFindings } from '../axe'
import { at, expect, test } from '../test'

for (const theme of ['light', 'dark'] as const) {
  for (const locale of locales) {
    test(`axe finds nothing on any screen in ${locale}, ${theme}`, async ({ page, complaints }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const { name, path } of screens) {
        await page.goto(at(locale, path))
        expect.soft(await axeFindings(page), name).toEqual([])
      }
      complaints.length = 0
    })
  }
}
