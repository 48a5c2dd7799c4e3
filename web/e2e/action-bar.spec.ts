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
    return left < 0 || isOver ? `${name} reaches ${right}, ${next?.name ?? 'the edge'} begins at ${next?.left}` : []
  })
}

for (const [locale, label] of [
  ['vi', 'Đặt nhanh'],
  ['en', 'Quick actions'],
] as const) {
  for (const path of ['/travel-deals/mango-farm-day', '/where-to-go/hoi-an']) {
    test(`has its main action at hand wherever that of its head is not on the screen: ${path} (${locale}) @story @phone-only`, async ({
      page,
    }) => {
      await page.goto(at(locale, path))
      const bar = page.getByRole('complementary', { name: label })
      const jump = (to: 'foot' | 'head') => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to === 'head' ? 0 : 1_000_000)
      const action = page.locator('#head-actions').locator('a, button').first()
      const isInHead = () => action.evaluate((element) => element.getBoundingClientRect().top < innerHeight - 48)
      await expect(bar).toBeVisible({ visible: !(await isInHead()) })
      for (let round = 0; round < 2; round += 1) {
        await jump('foot')
        await expect(bar).toBeVisible()
        expect(await bar.evaluate(clashesIn)).toEqual([])
        await jump('head')
        await expect(bar).toBeVisible({ visible: !(await isInHead()) })
        await action.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await expect(bar).toBeHidden()
      }
    })
  }
}
