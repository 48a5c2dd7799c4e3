import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { EntryFile } from '../../schema/content/entry-file'
import { sampleFolder } from '../../schema/testing/sample-pack'
import { freePort } from '../../tools/local-site'
import { logIn, publishNow, send, unfoldForm } from './admin'
import { startEmptySite } from './empty-site'
import { at, expect, resent, test } from './test'
import { facts, texts } from './tuy-hoa'

type Language = 'VI' | 'EN'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Types the texts of a language into the form. */
async function typeTexts(page: Page, language: Language): Promise<void> {
  for (const { part: name, field, vi, en } of texts) {
    const box = part(page, name).getByRole('textbox', {
      name: `${field} (${language})`,
      exact: true,
    })
    await box.fill(language === 'VI' ? vi : en)
  }
}

async function choosePicture(page: Page, region: string, scene: string): Promise<void> {
  await part(page, region)
    .getByRole('button', { name: /^Chọn hình/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Tranh' }).click()
  await page.getByRole('dialog').getByRole('button', { name: scene }).first().click()
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Đã lưu/)).toBeVisible()
}

/** Publishes a language, or both; nothing of what is published may be missing. */
async function publish(page: Page, only?: Language): Promise<void> {
  await page.getByRole('button', { name: 'Đăng…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Đủ để đăng.')).toHaveCount(only ? 1 : 2)
  for (const [language, name] of [
    ['VI', /Tiếng Việt/],
    ['EN', /Tiếng Anh/],
  ] as const)
    await dialog.getByRole('checkbox', { name }).setChecked(only === undefined || only === language)
  await publishNow(page)
}

/** So many hours from now, as the field of the time to publish takes it. */
const inVietnam = (hours: number) =>
  new Date(Date.now() + (7 + hours) * 60 * 60 * 1000).toISOString().slice(0, 16)

// Longer than twenty seconds: it fills a site of its own by hand, from empty to exported.
test('an editor fills an empty site, a language at a time, and takes it along', async ({
  browser,
  page: _,
  complaints,
}) => {
  test.setTimeout(900_000)
  const port = await freePort()
  const url = (path: string) => `http://localhost:${port}${path}`
  const site = await startEmptySite(port)
  const context = await browser.newContext({ baseURL: url('/'), acceptDownloads: true })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`))
  const open = async (path: string) => {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  }
  const textAt = async (path: string) => (await page.request.get(path, resent)).text()
  const statusOf = async (path: string) => (await page.request.get(path, resent)).status()
  const destinationPath = '/where-to-go/tuy-hoa'

  await test.step('writes a destination in Vietnamese and publishes it alone', async () => {
    await logIn(page, 'lan')
    await open(at('vi', '/admin/content?kind=destination'))
    await page.getByRole('button', { name: 'Thêm: Điểm đến' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Tên (VI)' }).fill('Tuy Hòa')
    await page.getByRole('dialog').getByRole('button', { name: 'Tạo và soạn tiếp' }).click()
    await unfoldForm(page)
    await part(page, 'Bộ hình').getByRole('button', { name: 'Thêm vào “Bộ hình”' }).click()
    await part(page, 'Trải nghiệm').getByRole('button', { name: 'Thêm vào “Trải nghiệm”' }).click()
    await typeTexts(page, 'VI')
    for (const { part: name, field, value } of facts)
      await part(page, name).getByRole('textbox', { name: field, exact: true }).fill(value)
    await part(page, 'Thông tin')
      .getByRole('combobox', { name: 'Miền' })
      .selectOption({ label: 'Miền Trung' })
    await part(page, 'Trải nghiệm')
      .getByRole('combobox', { name: 'Loại' })
      .selectOption({ label: 'Văn hóa' })
    await part(page, 'Trải nghiệm')
      .getByRole('combobox', { name: 'Mức độ' })
      .selectOption({ index: 1 })
    await part(page, 'Đi lại').getByRole('checkbox', { name: 'Có sân bay' }).check()
    for (const month of ['Tháng 3', 'Tháng 4', 'Tháng 8'])
      await part(page, 'Thời điểm nên đi').getByRole('button', { name: month, exact: true }).click()
    await choosePicture(page, 'Hình ảnh', 'beach')
    await choosePicture(page, 'Bộ hình', 'beach')
    await choosePicture(page, 'Trải nghiệm', 'beach')
    await expect(page.getByRole('textbox', { name: 'Đường dẫn' })).toHaveValue('tuy-hoa')
    await save(page)
    await publish(page, 'VI')
  })
  const editor = page.url()

  await test.step('sees it in the list, on the map, in the search, the sitemap and the feed', async () => {
    await open(at('vi', '/where-to-go'))
    await expect(page.getByRole('main').getByRole('heading', { name: 'Tuy Hòa' })).toBeVisible()
    const map = page.getByRole('group', { name: /^Bản đồ Việt Nam với 1 điểm đến/ })
    await expect(map.getByRole('link', { name: 'Tuy Hòa' })).toBeVisible()
    await open(at('vi', '/tim-kiem/quy nhon'))
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Tuy Hòa/ })
        .first(),
    ).toBeVisible()
    expect(await textAt('/sitemap.xml').then((index) => index.includes('pages'))).toBe(true)
    expect(await textAt(at('vi', '/rss.xml'))).toContain('Tuy Hòa')
    expect(await textAt(at('en', '/rss.xml'))).not.toContain('tuy-hoa')
    await open(at('en', '/where-to-go'))
    await expect(page.getByRole('main').getByText('Tuy Hòa')).toBeHidden()
  })

  await test.step('the English address says that it is not in English yet', async () => {
    expect(await statusOf(at('en', destinationPath))).toBe(404)
    await open(at('en', destinationPath))
    await expect(page.getByRole('heading', { name: 'Not in English yet' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Vietnamese|tiếng Việt/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tuy Hòa' })).toBeVisible()
  })

  await test.step('adds English and publishes it', async () => {
    await page.goto(editor)
    await unfoldForm(page)
    await part(page, 'Bộ hình').getByRole('button', { expanded: false }).first().click()
    await part(page, 'Trải nghiệm').getByRole('button', { expanded: false }).first().click()
    await typeTexts(page, 'EN')
    await save(page)
    await publish(page)
    await open(at('en', destinationPath))
    await expect(page.getByRole('heading', { level: 1, name: 'Tuy Hoa' })).toBeVisible()
  })

  await test.step('changes a price, sees English behind, and puts it right', async () => {
    await page.goto(editor)
    await unfoldForm(page)
    await part(page, 'Trải nghiệm').getByRole('button', { expanded: false }).first().click()
    const box = (language: Language) =>
      part(page, 'Trải nghiệm').getByRole('textbox', { name: `Mô tả (${language})`, exact: true })
    await box('VI').fill('Hai ngọn tháp Chăm giữa phố, vé vào cổng 30.000 đồng.')
    await save(page)
    await expect(page.getByText('Bản tiếng Anh chưa theo kịp')).toBeVisible()
    await open(at('vi', '/admin/content?state=behind'))
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Tuy Hòa' }).first(),
    ).toBeVisible()
    expect(await textAt(at('vi', destinationPath))).toContain('20.000 đồng')
    await page.goto(editor)
    await unfoldForm(page)
    await part(page, 'Trải nghiệm').getByRole('button', { expanded: false }).first().click()
    await box('EN').fill('A Cham tower on Nhan hill; a ticket costs 30,000 dong.')
    await save(page)
    await expect(page.getByText('Bản tiếng Anh chưa theo kịp')).toBeHidden()
    await publish(page)
    expect(await textAt(at('vi', destinationPath))).toContain('30.000 đồng')
    expect(await textAt(at('en', destinationPath))).toContain('30,000 dong')
  })

  await test.step('schedules a deal, which the cron publishes', async () => {
    const seed = JSON.parse(
      readFileSync(join(sampleFolder, 'deal/mango-farm-day.json'), 'utf8'),
    ) as EntryFile
    const draft = { status: 'draft', publishedAt: null, changedAt: null }
    const file = {
      ...seed,
      vi: draft,
      en: draft,
      data: { ...seed.data, window: { repeats: 'yearly', from: '01-01', to: '12-31' } },
    }
    await send(page, 'POST', '/api/admin/entries/import', { files: [file], overwrite: false })
    await open(at('vi', '/admin/content?kind=deal'))
    await page
      .getByRole('main')
      .getByRole('link', { name: String(seed.data.titleVi) })
      .first()
      .click()
    await page.getByRole('button', { name: 'Đăng…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Hẹn/).fill(inVietnam(2))
    await dialog.getByRole('button', { name: /^Hẹn/ }).click()
    await expect(dialog).toBeHidden()
    expect(await statusOf(at('vi', `/travel-deals/${seed.slug}`))).toBe(404)
    const runCron = (time: number) =>
      page.request.get(
        `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('* * * * *')}&time=${time}`,
        resent,
      )
    await runCron(Date.now())
    expect(await statusOf(at('vi', `/travel-deals/${seed.slug}`))).toBe(404)
    await runCron(Date.now() + 3 * 60 * 60 * 1000)
    await open(at('vi', '/travel-deals'))
    await expect(page.getByRole('main').getByText(String(seed.data.titleVi)).first()).toBeVisible()
  })

  await test.step('restores a revision', async () => {
    await page.goto(editor)
    await page.getByRole('link', { name: 'Các bản đã lưu' }).click()
    const revisions = page
      .getByRole('navigation', { name: 'Chọn một bản đã lưu' })
      .getByRole('link')
    // The newest is what stands; before it were the save with both prices and the one with the old
    // English price.
    await revisions.nth(2).click()
    await page.getByRole('button', { name: 'Khôi phục bản này' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Khôi phục bản này' }).click()
    await expect(page).toHaveURL(editor)
    await unfoldForm(page)
    await part(page, 'Trải nghiệm').getByRole('button', { expanded: false }).first().click()
    await expect(
      part(page, 'Trải nghiệm').getByRole('textbox', { name: 'Mô tả (EN)', exact: true }),
    ).toHaveValue(/20,000 dong/)
  })

  await test.step('exports all, and imports it over what is there: nothing changes', async () => {
    await open(at('vi', '/admin/content'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Xuất tệp' }).click()
    const file = test.info().outputPath('content.json')
    await (await download).saveAs(file)
    await page.getByRole('button', { name: 'Nhập tệp' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tệp JSON').setInputFiles(file)
    const start = dialog.getByRole('button', { name: /^Nhập \d+ mục$/ })
    const count = (await start.textContent())?.replace(/\D/g, '')
    await start.click()
    await expect(dialog.getByRole('heading', { name: 'Đã nhập xong' })).toBeVisible()
    await expect(dialog.getByRole('definition')).toHaveText(['0', '0', count ?? '', '0'])
  })

  await context.close()
  await site.forget()
})
