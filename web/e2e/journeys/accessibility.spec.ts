import { AxeBuilder } from '@axe-core/playwright'
import { locales } from '../../../schema/locale'
import { screens } from '../../../tools/screens'
import { at, expect, test } from '../test'

for (const theme of ['light', 'dark'] as const) {
  for (const locale of locales) {
    test(`axe finds nothing on any screen in ${locale}, ${theme}`, async ({ page, complaints }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const { name, path } of screens) {
        await page.goto(at(locale, path))
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target)
              .slice(0, 3)
              .join(' | ')}`,
        )
        expect.soft(found, name).toEqual([])
      }
      complaints.length = 0
    })
  }
}
