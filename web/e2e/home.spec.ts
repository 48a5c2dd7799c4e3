import { at, expect, newAddress, test } from './test'

test('leafs through the hero, which stands still under reduced motion @story', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('en', '/'))
  const carousel = page.getByRole('region', { name: 'Places to see in Vietnam' })
  await expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expect(carousel.getByText('Mekong Delta', { exact: true })).toBeVisible()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expect(carousel.getByText('Ha Long Bay', { exact: true })).toBeVisible()
  await carousel.getByRole('button', { name: 'Slide 5: Ninh Binh' }).click()
  await expect(carousel.getByText('Ninh Binh', { exact: true })).toBeVisible()
})

test('reads every slide of the hero clear of its buttons on small phones', async ({ page }) => {
  for (const locale of ['vi', 'en'] as const) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(at(locale, '/'))
    await page.evaluate(() => document.fonts.ready)
    const carousel = page.locator('[aria-roledescription=carousel]').first()
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 568 })
      const buttons = await carousel
        .locator('a:not([aria-roledescription=slide] a, [hreflang])')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
      const bottoms: number[] = []
      for (const dot of await carousel
        .getByRole('group', { name: locale === 'vi' ? 'Chọn điểm đến' : 'Choose a place' })
        .getByRole('button')
        .all()) {
        await dot.click()
        await expect(dot).toHaveAttribute('aria-current', 'true')
        const last = carousel.locator('[aria-roledescription=slide]:not(.invisible) p').last()
        bottoms.push(await last.evaluate((text) => text.getBoundingClientRect().bottom))
      }
      expect(bottoms).toHaveLength(7)
      for (const { top, right, height } of buttons) {
        expect(Math.max(...bottoms) + 16, `${locale} ${width}`).toBeLessThanOrEqual(top)
        expect(right, `${locale} ${width}`).toBeLessThanOrEqual(width)
        expect(height, `one line, ${locale} ${width}`).toBeLessThanOrEqual(45)
      }
    }
  }
})

test('keeps the hero still on a slow connection until told to play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '3g' })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await page.clock.install()
  await page.goto(at('en', '/'))
  const carousel = page.getByRole('region', { name: 'Places to see in Vietnam' })
  const play = carousel.getByRole('button', { name: 'Play the slides' })
  await expect(play).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(carousel.getByText('Ha Long Bay', { exact: true })).toBeVisible()
  await expect(carousel.locator('img')).toHaveCount(1)
  await play.click()
  await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
  await expect(carousel.locator('img')).toHaveCount(2)
})

test('leafs through the special deals by keyboard, as far as there are deals', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('en', '/'))
  const deals = page.getByRole('region', { name: 'Special deals and short trips' })
  const next = deals.getByRole('button', { name: 'Next' })
  const previous = deals.getByRole('button', { name: 'Previous' })
  await deals.scrollIntoViewIfNeeded()
  await expect(previous).toBeDisabled()
  const dots = deals.getByRole('group', { name: 'Choose a position' }).getByRole('button')
  await expect(dots.first()).toBeVisible()
  const last = (await dots.count()) - 1
  for (let step = 0; step < last; step += 1) {
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(dots.nth(step + 1)).toHaveAttribute('aria-current', 'true')
  }
  await expect(next).toBeDisabled()
  await expect(deals.getByRole('listitem').last()).toBeInViewport()
  await dots.first().focus()
  await page.keyboard.press('Space')
  await expect(previous).toBeDisabled()
})

test('keeps a trip request that cannot be sent', async ({ page, complaints }) => {
  const keys: string[] = []
  await page.route('**/api/trip-leads', (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    return route.fulfill({ status: 503, json: { error: 'x', code: 'UNAVAILABLE' } })
  })
  await page.goto(at('en', '/lap-ke-hoach'))
  const form = page.getByRole('form', { name: 'Plan my trip' })
  await form.getByLabel('Name').fill('Anna')
  await form.getByLabel('E-mail').fill(newAddress('anna'))
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Error occurred')
  await expect(form.getByRole('alert')).toContainText('Nothing was sent')
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Anna')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect.poll(() => keys.length).toBe(2)
  await form.getByText('More details (optional)').click()
  await form.getByLabel('Budget').fill('$900')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[1], 'another try of the same request').toBe(keys[0])
  expect(keys[2], 'a request with other words').not.toBe(keys[0])
  complaints.length = 0
})

test('opens a place through its legacy address with a fade, and goes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(at('en', '/'))
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        document.body.dataset.faded = 'yes'
        return start(change)
      },
    })
  })
  await page.getByRole('link', { name: 'View details of Ha Long Bay' }).click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go/halong-bay')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-faded', 'yes')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/')}$`))
  await expect(page.getByRole('link', { name: 'View details of Ha Long Bay' })).toBeInViewport()
})
