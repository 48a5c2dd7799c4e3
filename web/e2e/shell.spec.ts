import { brandColours } from '../../schema/brand'
import { locales } from '../../schema/locale'
import { at, expect, resent, test } from './test'

test('follows, searches and changes the theme in the menu of a phone @story', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto(at('en', '/where-to-go'))
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.locator('#site-menu')
  await open.click()
  const [sheet, row] = [
    await menu.boundingBox(),
    await menu.getByRole('link', { name: 'Farm tours' }).boundingBox(),
  ]
  expect(sheet).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  expect(row?.height).toBeGreaterThanOrEqual(48)
  for (const name of ['Custom trip', 'Fair prices', 'Contact', 'Zalo', 'WhatsApp'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await menu.locator('input[type=search]').focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await menu.getByRole('link', { name: 'Inspiration' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeFocused()
  await open.click()
  await menu.locator('input[type=search]').fill('hue')
  await menu.locator('input[type=search]').press('Enter')
  await expect(page).toHaveURL(/\/tim-kiem\/hue$/)
  await expect(menu).toBeHidden()
  await page.goto(at('en', '/where-to-go'))
  await page.keyboard.press('Control+k')
  await expect(menu.locator('input[type=search]')).toBeFocused()
})

test('leads to the search by Ctrl+K, Cmd+K and / from anywhere but a field', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 860 })
  await page.goto(at('en', '/lien-he'))
  const box = page.getByRole('banner').locator('input[type=search]').filter({ visible: true })
  await expect(box).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
  await expect(
    page.getByRole('banner').getByText('/', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(keys)
    await expect(box).toBeFocused()
    await expect(
      page.getByRole('banner').getByText('/', { exact: true }).filter({ visible: true }),
    ).toHaveCount(0)
    await page.keyboard.press('Tab')
  }
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/lien-he$/)
  await expect(box).toHaveAccessibleDescription('Type a few words to search.')
  const message = page.getByRole('main').getByRole('textbox').first()
  await message.focus()
  await page.keyboard.type('a/b')
  await page.keyboard.press('Control+k')
  await expect(message).toHaveValue('a/b')
  await expect(message).toBeFocused()
})

test('chooses a theme, keeps it, and colours the browser’s bars with it', async ({ page }) => {
  const barColours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at('en', '/where-to-go'))
  expect(await barColours()).toEqual([brandColours.paper[0]])
  const toggle = page
    .getByRole('button', { name: /^(Dark|Light) theme$/ })
    .filter({ visible: true })
  await toggle.click()
  expect(await barColours()).toEqual([brandColours.paper[1]])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await barColours()).toEqual([brandColours.paper[1]])
  await page.emulateMedia({ colorScheme: 'dark' })
  await toggle.click()
  expect(await barColours()).toEqual([brandColours.paper[0]])
})

test('goes to another page while it still changes to one, without an uncaught error', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(at('en', '/where-to-go'))
  await page.evaluate(async () => {
    for (const link of [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].slice(
      1,
      5,
    )) {
      link.click()
      while (location.pathname !== link.pathname) await new Promise(requestAnimationFrame)
    }
  })
  await expect(page).toHaveTitle(/^Travel gear/)
})

test('shows each picture by the page’s theme, whoever chose it, and fetches it once', async ({
  browser,
  baseURL,
}) => {
  const isOfHero = (url: string) => /\/hue-wide(-night)?\.svg$/.test(url)
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 860 },
      ...(baseURL && { baseURL }),
    } as const
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('/art/') && fetched.push(request.url()))
    const shown = () =>
      page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
    const expectNight = async (isNight: boolean) => {
      await expect
        .poll(async () => (await shown()).filter(isOfHero))
        .toEqual([expect.stringMatching(isNight ? /-night\.svg$/ : /wide\.svg$/)])
      await expect(page.locator('main img.day-picture').first()).toHaveCSS(
        'filter',
        isNight ? 'brightness(0.76)' : 'none',
      )
    }
    await page.goto(at('en', '/where-to-go/hue'))
    await expectNight(colorScheme === 'dark')
    expect(fetched).toHaveLength(new Set(fetched).size)
    expect(fetched.filter(isOfHero)).toEqual((await shown()).filter(isOfHero))
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page
      .getByRole('button', { name: /^(Dark|Light) theme$/ })
      .filter({ visible: true })
      .click()
    await expectNight(colorScheme === 'light')
    await page.reload()
    await expectNight(colorScheme === 'light')
    await context.close()
  }
})

test('has the whole header from 1024 px, in two rows, and nothing of it lies on another', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(at(locale, '/where-to-go'))
    const banner = page.getByRole('banner')
    for (const width of [320, 1024, 1279, 1280, 1535, 1536, 1680, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await banner.boundingBox())?.height, `${locale} ${width}`).toBeLessThanOrEqual(
        width < 1024 ? 66 : 102,
      )
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${locale} ${width}`,
      ).toBe(width)
      if (width >= 1024)
        expect((await banner.getByRole('searchbox').boundingBox())?.width).toBeGreaterThanOrEqual(
          300,
        )
      const overlaps = await banner.evaluate((header) => {
        const shown = [...header.querySelectorAll('a, form, form ~ *, button:not(form *)')].filter(
          (item) => item.checkVisibility(),
        )
        const boxes = shown.map(
          (item) =>
            ({ name: item.textContent, ...item.getBoundingClientRect().toJSON() }) as DOMRect & {
              name: string
            },
        )
        return boxes.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            )
            .map((b) => `${a.name} / ${b.name}`),
        )
      })
      expect(overlaps, `${locale} ${width}`).toEqual([])
    }
    // pages-and-menus.spec.ts adds one for a while.
    const links = banner.getByRole('navigation').getByRole('link')
    await expect(links.filter({ hasNotText: 'Trẻ nhỏ' })).toHaveCount(10)
  }
})

test('folds the footer of a phone, and shows all of it on wider screens', async ({ page }) => {
  await page.goto(at('vi', '/ve-chung-toi'))
  const footer = page.getByRole('contentinfo')
  const directions = footer.getByRole('link', { name: 'Chỉ đường' }).first()
  await page.setViewportSize({ width: 360, height: 760 })
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(520)
  await expect(directions).toBeHidden()
  await footer.getByText('Văn phòng', { exact: true }).filter({ visible: true }).click()
  await expect(directions).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['Khám phá', 'Dịch vụ', 'Văn phòng'])
    await expect(footer.getByRole('heading', { name })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Điều khoản' })).toBeVisible()
})

test('is led from the foot of a page, and of the same page, to how the site earns its money', async ({
  page,
}) => {
  for (const from of ['/where-to-go', '/ve-chung-toi']) {
    await page.goto(at('en', from))
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate disclosure' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ve-chung-toi#affiliate$/)
    await expect(page.locator('#affiliate')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Affiliate disclosure' })).toBeInViewport()
  }
})

test('has the same head after a click as on a direct visit', async ({ page }) => {
  const headOf = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('[data-head]')].map(({ outerHTML }) => outerHTML),
    )
  const directHeadOf = async (path: string) => {
    const html = await (await page.request.get(path, resent)).text()
    return page.evaluate((text) => {
      const { head } = new DOMParser().parseFromString(text, 'text/html')
      return [...head.querySelectorAll('[data-head]')].map(({ outerHTML }) => outerHTML)
    }, html)
  }
  await page.goto(at('en', '/'))
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  for (const path of [
    '/where-to-go',
    '/where-to-go/hoi-an',
    '/things-to-do',
    '/things-to-do/hot-springs',
    '/plan-your-trip',
    '/plan-your-trip/day-5',
    '/travel-deals',
    '/travel-deals/mekong-two-days',
    '/inspiration',
    '/my-journal',
    '/shop-gear',
    '/lien-he',
    '/dieu-khoan',
    '/yeu-thich',
    '/',
  ]) {
    await page
      .locator(`a[href="${at('en', path)}"]`)
      .first()
      .dispatchEvent('click')
    await expect(page).toHaveURL(at('en', path))
    await expect.poll(headOf, path).toEqual(await directHeadOf(at('en', path)))
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})
