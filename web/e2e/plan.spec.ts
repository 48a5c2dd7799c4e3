import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import ICAL from 'ical.js'
import { logIn } from './admin'
import { axeFindings, colourFindings } from './axe'
import { closeWithEscape } from './dialogs'
import { at, expect, newAddress, test } from './test'

const path = '/yeu-thich'
const link = '1~k3f9x2~20261203~0~d.hue.0900~d.hoi-an,l.hoi-an-cooking-class'

/** Saves things the way a visitor does. */
async function save(page: Page, ...paths: string[]) {
  for (const one of paths) {
    await page.goto(at('en', one))
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  }
}

/** Opens the menu of a trip and presses one of its entries. */
async function choose(page: Page, entry: string | RegExp) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The first words of each stop, day by day. */
const days = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('ol > li')]
        .filter((day) => day.querySelector(':scope > :is(h2, h3)'))
        .map((day) =>
          [...day.querySelectorAll('ol > li p:first-child a')].map((title) =>
            title.textContent?.replaceAll('\u00a0', ' '),
          ),
        ),
    )

/** What an element says, with plain spaces: names and figures on the page are bound. */
async function _wordsOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

async function downloaded(page: Page, entry: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await choose(page, entry)
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('plans what was saved, moves a stop by keyboard, shares it, and takes the files along @story', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await save(
    page,
    '/where-to-go/hoi-an',
    '/where-to-go/sapa',
    '/where-to-go/phu-quoc',
    '/plan-your-trip/day-16',
  )
  await page.goto(at('en', path))
  await page.getByLabel('First day').fill('2026-12-30')
  await expect(page.getByLabel('Number of days')).toHaveValue('6')
  await page.getByRole('button', { name: 'Arrange into days' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const guide = 'Hoi An: old town, garden villages and the full moon'
  await expect
    .poll(() => days(page))
    .toEqual([['Sapa'], [], ['Hoi An', guide], [], ['Phu Quoc'], []])

  const down = page.getByRole('button', { name: 'Move Hoi An down', exact: true })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => days(page))
    .toEqual([['Sapa'], [], [guide, 'Hoi An'], [], ['Phu Quoc'], []])
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => days(page)).toEqual([['Sapa'], [], [guide], ['Hoi An'], ['Phu Quoc'], []])
  await expect(down).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Hoi An: day 4, number 1 of 1',
  )

  await page.getByRole('button', { name: 'Day, time and note of Hoi An', exact: true }).click()
  await page.getByLabel('Time', { exact: true }).fill('18:30')
  await page.getByLabel('Note', { exact: true }).fill('Thả đèn ở sông Hoài')
  await page.getByRole('button', { name: 'Remove Phu Quoc from the plan' }).click()
  await expect.poll(() => days(page)).toEqual([['Sapa'], [], [guide], ['Hoi An'], [], []])
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => days(page)).toEqual([['Sapa'], [], [guide], ['Hoi An'], ['Phu Quoc'], []])
  await page.reload()
  await expect.poll(() => days(page)).toEqual([['Sapa'], [], [guide], ['Hoi An'], ['Phu Quoc'], []])
  await expect(page.getByRole('main')).toContainText('Thả đèn ở sông Hoài')

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const calendar = await downloaded(page, 'Download calendar')
  expect(calendar.name).toBe('mango-road-2026-12-30.ics')
  const events = new ICAL.Component(ICAL.parse(calendar.text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`)).toEqual([
    '2026-12-30 Sapa',
    `2027-01-01 ${guide}`,
    '2027-01-02T18:30:00 Hoi An',
    '2027-01-03 Phu Quoc',
  ])
  expect(events[2]?.description).toContain('Thả đèn ở sông Hoài')
  const track = await downloaded(page, 'Download map points')
  expect(track.name).toBe('mango-road-2026-12-30.gpx')
  const { features } = gpx(
    new DOMParser().parseFromString(track.text, 'text/xml') as unknown as Document,
  )
  const points = features
    .filter(({ geometry }) => geometry?.type === 'Point')
    .map(({ properties }) => properties?.name)
  expect(points).toEqual(['Sapa', guide, 'Hoi An', 'Phu Quoc'])
  await context.setOffline(false)

  await choose(page, 'Copy a link to the plan')
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Link copied')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext()
  try {
    const guest = await other.newPage()
    await guest.goto(shared)
    await expect(guest.getByRole('heading', { level: 1, name: 'A shared plan' })).toBeVisible()
    await expect
      .poll(() => days(guest))
      .toEqual([['Sapa'], [], [guide], ['Hoi An'], ['Phu Quoc'], []])
    await expect(guest.getByRole('main')).toContainText('Thả đèn ở sông Hoài')
    expect(await guest.evaluate(() => localStorage.getItem('plan'))).toBeNull()
  } finally {
    await other.close()
  }
})

test('puts saved things into days from the tray, by keyboard and by touch', {
  tag: '@phone',
}, async ({ page, hasTouch }) => {
  await page.addInitScript(() => {
    const item = (kind: string, slug: string, title: string) => ({
      kind,
      slug,
      titleVi: title,
      titleEn: title,
      picture: null,
    })
    if (localStorage.getItem('plan')) return
    localStorage.setItem(
      'saved',
      JSON.stringify([
        item('destination', 'sapa', 'Sapa'),
        item('article', 'pho', 'Pho'),
        item('guide', 'day-6', 'Hanoi'),
      ]),
    )
    localStorage.setItem('plan', JSON.stringify('1~k3f9x2~20261203~0~d.hanoi~0'))
  })
  await page.goto(at('en', path))
  const tray = page.getByRole('region', { name: '3 not in a day yet' })
  const put = page.getByRole('button', { name: 'Put Sapa into a day' })
  if (hasTouch) {
    await put.tap()
    await page.getByRole('menuitem', { name: 'Day 2' }).tap()
  } else {
    await put.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Day 1' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(put).toBeFocused()
    await put.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Day 1' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Day 2' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => days(page)).toEqual([['Hanoi'], ['Sapa']])
  await expect(tray).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Sapa: day 2, number 1 of 1')
  // What still waits stands first, and has the focus.
  await expect(page.getByRole('button', { name: 'Put Pho into a day' })).toBeFocused()
  await expect(
    page.getByRole('region', { name: '2 not in a day yet' }).getByRole('listitem').last(),
  ).toContainText('Destination · Day 2')
  await page.getByRole('button', { name: 'Move or remove Sapa' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the plan' }).click()
  await expect.poll(() => days(page)).toEqual([['Hanoi'], []])
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => days(page)).toEqual([['Hanoi'], ['Sapa']])
})

test('prints one plan: days, dates and addresses, nothing else', async ({ page }) => {
  await page.goto(at('vi', `${path}?plan=${link}`))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: 'Ngày 1' })).toBeVisible()
  await expect(page.getByText('Thứ Năm, 3 tháng 12 năm 2026')).toBeVisible()
  await expect(page.getByText('Điểm đến · Huế, Việt Nam')).toBeVisible()
  await expect(page.getByText(/^Từ Huế đến Hội\sAn, khoảng/)).toBeVisible()
  await expect(page.getByText(/^Lưu ý: Hội\sAn tháng\s12/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Chi phí cho một người' })).toBeVisible()
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Việc khác' }),
  ]) {
    await expect(part).toHaveCount(0)
  }
})

test('looks at a shared plan beside an own one, and asks before it takes its place', async ({
  page,
}) => {
  await page.goto(at('en', `${path}?plan=${link}`))
  await page.getByRole('button', { name: 'Save this plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible()
  await expect
    .poll(() => days(page))
    .toEqual([['Hue'], ['Hoi An', expect.stringContaining('Cooking class')]])
  // Nothing else is saved: the plan alone can be sent.
  await expect(page.getByText('Nothing saved yet')).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Plan this trip with us' }),
  ).toHaveAttribute('href', /trip-planning\?plan=1~k3f9x2/)

  await page.goto(at('en', `${path}?plan=1~zzzzzz~20270101~0~d.sapa`))
  await page.getByRole('button', { name: 'Save this plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace your plan?' })
  await expect(dialog).toBeVisible()
  await closeWithEscape(page)
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toContain('k3f9x2')
  await page.getByRole('button', { name: 'Save this plan' }).click()
  await dialog.getByRole('button', { name: 'Replace my plan' }).click()
  await expect.poll(() => days(page)).toEqual([['Sapa']])
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toContain('zzzzzz')
})

/**
 * A Monday in October: Hanoi has a closed sight, the centre its floods, and the plan five places.
 */
const _fiveStops =
  '1~k3f9x2~20261012~0~d.hanoi,g.day-6~d.ninh-binh~d.phong-nha~d.hue~d.hoi-an,l.hoi-an-cooking-class'

test('sends the plan with the request, or leaves it out, and the staff sees it', async ({
  page,
}) => {
  const name = `Kế hoạch ${crypto.randomUUID().slice(0, 8)}`
  // Whoever is quicker than people are is taken for a program: this visitor's form was begun a
  // minute ago.
  const startedAt = new Date(Date.now() - 60_000).toISOString()
  await page.route('**/api/trip-leads', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), startedAt } }),
  )
  await page.goto(at('vi', `${path}?plan=${link}`))
  await page.getByRole('link', { name: 'Lên lịch trình với chúng tôi' }).click()
  const riding = page.getByRole('region', { name: 'Kế hoạch gửi kèm yêu cầu' })
  await expect(riding).toContainText('09:00 Huế')
  await expect(page.getByLabel('Bạn muốn đi đâu?')).toHaveValue('Huế, Hội An')
  await page.getByLabel('Họ tên').fill(name)
  await riding.getByRole('button', { name: 'Không gửi kế hoạch' }).click()
  await expect(riding).toHaveCount(0)
  await expect(page.getByLabel('Họ tên')).toHaveValue(name)
  await page
    .getByRole('region', { name: /Thông báo/ })
    .getByRole('button', { name: 'Hoàn tác' })
    .click()
  await expect(riding).toBeVisible()
  await page.getByRole('form').getByLabel('E-mail').fill(newAddress('plan'))
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByRole('main').getByText('Đã gửi yêu cầu!')).toBeVisible()
  await expect(riding).toHaveCount(0)

  await logIn(page)
  await page.goto(at('en', '/admin/leads?status=new'))
  await page
    .getByRole('list', { name: 'Requests and messages' })
    .getByRole('link', { name })
    .click()
  const plan = page.getByRole('region', { name: 'Your days' })
  await expect(plan).toContainText('Day 1 · Thursday, 3 December 2026')
  await expect(plan).toContainText('09:00 Huế')
})

test('plans pass axe in both themes and fit a narrow screen', { tag: '@phone-only' }, async ({
  page,
}) => {
  const findings = async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const light = await axeFindings(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    return [...light, ...(await colourFindings(page))]
  }
  await page.goto(at('en', `${path}?plan=${link}`))
  await page.getByRole('button', { name: 'Save this plan' }).click()
  await page.getByRole('button', { name: 'Day, time and note of Hue' }).click()
  await expect(page.getByLabel('Note', { exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.goto(at('en', `/lien-he/trip-planning?plan=${link}`))
  expect(await findings()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reads a shared plan, and is told what the saved page needs', async ({ page }) => {
    await page.goto(at('vi', `${path}?plan=${link}`))
    expect(await days(page)).toEqual([['Huế'], ['Hội An', expect.stringContaining('Lớp nấu ăn')]])
    await page.getByRole('link', { name: 'Lên lịch trình với chúng tôi' }).click()
    await expect(page.getByRole('region', { name: 'Kế hoạch gửi kèm yêu cầu' })).toContainText(
      '09:00 Huế',
    )
    await page.goto(at('vi', path))
    await expect(page.getByText('nên trang này cần JavaScript')).toBeVisible()
  })
})
