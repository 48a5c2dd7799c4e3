import { at, expect, test } from './test'

/** Words and controls of a bar that lie over one another or outside the screen. */
function clashesIn(bar: Element): string[] {
  const boxes = [...bar.querySelectorAll('p, a, button')].map((element) => {
    // The words themselves: they may be wider than their paragraph.
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = (element.matches('p') ? range : element).getBoundingClientRect()
    return { name: element.getAttribute('aria-label') ?? element.textContent, left, right }
  })
  return boxes.flatMap(({ name, left, right }, index) => {
    const next = boxes[index + 1]
    const isOver = next ? right > next.left + 0.5 : right > document.documentElement.clientWidth
    return left < 0 || isOver
      ? `${name} reaches ${right}, ${next?.name ?? 'the edge'} begins at ${next?.left}`
      : []
  })
}

for (const [locale, label] of [
  ['vi', 'Đặt nhanh'],
  ['en', 'Quick actions'],
] as const) {
  for (const path of ['/travel-deals/mango-farm-day', '/where-to-go/hoi-an']) {
    const lane = locale === 'vi' ? ' @story' : ''
    test(`has its main action at hand wherever neither its head’s nor a form is on the screen: ${path} (${locale})${lane} @phone-only`, async ({
      page,
    }) => {
      await page.goto(at(locale, path))
      const bar = page.getByRole('complementary', { name: label })
      const head = page.locator('#head-actions')
      const jump = async (to: 'below' | 'top') => {
        const top =
          to === 'top'
            ? 0
            : await head.evaluate((element) => element.getBoundingClientRect().bottom + scrollY + 1)
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      }
      const action = head.locator('a, button').first()
      const isInHead = () =>
        action.evaluate((element) => element.getBoundingClientRect().top < innerHeight - 48)
      await expect(bar).toBeVisible({ visible: !(await isInHead()) })
      for (let round = 0; round < 2; round += 1) {
        await jump('below')
        await expect(bar).toBeVisible()
        expect(await bar.evaluate(clashesIn)).toEqual([])
        await jump('top')
        await expect(bar).toBeVisible({ visible: !(await isInHead()) })
        await action.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        )
        await expect(bar).toBeHidden()
        for (const form of await page.locator('main form[method=post]').all()) {
          await form.scrollIntoViewIfNeeded()
          await expect(bar).toBeHidden()
        }
      }
    })
  }
}
