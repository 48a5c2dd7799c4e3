import { AxeBuilder } from '@axe-core/playwright'
import { serveComponents } from './components/serve'
import { expect, test } from './test'

test.describe.configure({ mode: 'serial' })

let site: Awaited<ReturnType<typeof serveComponents>>
test.beforeAll(async () => {
  site = await serveComponents()
})
test.afterAll(() => site.stop())

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component in the ${colorScheme} theme passes axe and is pictured`, async ({ page }, testInfo) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([])
    await testInfo.attach(colorScheme, {
      body: await page.screenshot({ fullPage: true, path: testInfo.outputPath(`components-${colorScheme}.png`) }),
      contentType: 'image/png',
    })
  })
}
