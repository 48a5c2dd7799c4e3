import { AxeBuilder } from '@axe-core/playwright'
import { colourFindings } from './axe'
import { serveComponents } from './components/serve'
import { expect, test } from './test'

let site: Awaited<ReturnType<typeof serveComponents>>
test.beforeAll(async () => {
  site = await serveComponents()
})
test.afterAll(() => site.stop())

test('every component passes axe in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colourFindings(page)).toEqual([])
})
