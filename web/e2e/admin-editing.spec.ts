import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import type { AdminEntry } from '../../schema/api/admin-entries'
import { createEntry, logIn, nextUsername, password, publishPost, send } from './admin'
import { at, expect, test } from './test'

/** The quiet line that tells where what is typed stands. */
const keepLine = (page: Page) =>
  page.getByRole('status').filter({
    hasText:
      /^(?:Saved|Saving|Draft kept|Unsaved|Offline: kept|Your session has ended: kept|Not kept)/,
  })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })

/** What the same hands do to an entry of any kind. */
interface Subject {
  name: string
  /** Makes one that no other test knows, called `Hue` and the mark in English. */
  make: (page: Page, mark: string) => Promise<AdminEntry>
  /** The labels of its fields. */
  title: string
  summary: string
  textVi: string
  textEn: string
  expectText: (field: Locator, text: string) => Promise<void>
}

const escaped = (text: string) => text.replaceAll('.', '\\.')

const subjects: readonly Subject[] = [
  {
    name: 'an article',
    make: (page, mark) =>
      publishPost(page, {
        slug: `hue-${mark}`,
        titleVi: `Huế ${mark}`,
        titleEn: `Hue ${mark}`,
        summaryVi: 'Ba ngày mưa ở Huế.',
        summaryEn: 'Three days of rain in Hue.',
        bodyVi: 'Mưa từ sáng.',
        bodyEn: 'Rain since morning.',
      }),
    title: 'Title (EN)',
    summary: 'Summary (EN)',
    textVi: 'Text (VI)',
    textEn: 'Text (EN)',
    expectText: (field, text) => expect(field).toContainText(text),
  },
  {
    name: 'a destination',
    // A draft: other tests count those that are public.
    make: (page, mark) =>
      createEntry(page, {
        kind: 'destination',
        slug: `hue-${mark}`,
        data: {
          nameVi: `Huế ${mark}`,
          nameEn: `Hue ${mark}`,
          descriptionVi: 'Ba ngày mưa ở Huế.',
          descriptionEn: 'Three days of rain in Hue.',
          overviewVi: ['Mưa từ sáng.'],
          overviewEn: ['Rain since morning.'],
        },
      }),
    title: 'Name (EN)',
    summary: 'Description (EN)',
    textVi: 'Overview (VI)',
    textEn: 'Overview (EN)',
    expectText: (field, text) => expect(field).toHaveValue(new RegExp(escaped(text))),
  },
]

/** The fields of a subject on a page. */
function fieldsOf(page: Page, { title, summary, textVi, textEn }: Subject) {
  const named = (name: string) => page.getByRole('textbox', { name, exact: true })
  return {
    title: named(title),
    summary: named(summary),
    textVi: named(textVi),
    textEn: named(textEn),
  }
}

/** One of its kind in the editor. */
async function open(
  page: Page,
  subject: Subject,
  named?: string,
): Promise<{ entry: AdminEntry; who: string; mark: string }> {
  const who = await logIn(page, named)
  const mark = randomUUID().slice(0, 8)
  const entry = await subject.make(page, mark)
  await page.goto(at('en', `/admin/content/${entry.id}`))
  await expect(page.getByRole('heading', { level: 1, name: `Hue ${mark}` })).toBeVisible()
  return { entry, who, mark }
}

/** A second window of the same person, in a browser of its own. */
async function openSecondWindow(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'CF-Connecting-IP': '10.1.2.3' } })
  const page = await context.newPage()
  await logIn(page, who)
  return page
}

for (const subject of subjects) {
  const { name, expectText } = subject
  // One core edits every kind: one of them is enough for each run.
  const lane = subject === subjects[0] ? ' @story' : ''

  test(`keeps both versions of ${name} when two windows edit at once, and overwrites neither unasked${lane}`, async ({
    page,
    browser,
    complaints,
  }) => {
    const { entry, who, mark } = await open(page, subject)
    const other = await openSecondWindow(browser, who)
    const [mine, theirs] = [fieldsOf(page, subject), fieldsOf(other, subject)]
    await other.goto(at('en', `/admin/content/${entry.id}`))
    await theirs.title.fill(`Hue, theirs ${mark}`)
    await theirs.summary.fill('Four days of rain.')
    await other.keyboard.press('Control+s')
    await expect(keepLine(other)).toHaveText(/^Saved \d/)

    await mine.title.fill(`Hue, mine ${mark}`)
    await mine.textEn.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' And wind.')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Someone has saved this in the meantime' })
    await expect(dialog).toContainText(`saved by ${who}`)
    await expect(dialog.locator('del')).toContainText(['theirs', 'Four'])
    await expect(dialog.locator('ins')).toContainText(['mine', 'Three', ' And wind.'])
    await expect(dialog.getByText('both of you changed this')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Keep editing mine' }).click()
    await expect(mine.title).toHaveValue(`Hue, mine ${mark}`)
    await expect(mine.summary).toHaveValue('Four days of rain.')
    await save(page).click()
    await expect(keepLine(page)).toHaveText(/^Saved \d/)

    // The other window has nothing of it yet: it takes what is there, its own text is set aside and
    // offered again.
    await theirs.title.fill(`Hue, once more ${mark}`)
    await other.keyboard.press('Control+s')
    await other.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click()
    await expect(theirs.title).toHaveValue(`Hue, mine ${mark}`)
    await expectText(theirs.textEn, 'Rain since morning. And wind.')
    await other.reload()
    await expect(other.getByRole('heading', { name: 'There is unsaved work' })).toBeVisible()
    await expect(other.getByText('If you continue, you can compare both versions')).toBeVisible()
    await other.getByRole('button', { name: 'Discard' }).click()
    await expect(theirs.title).toHaveValue(`Hue, mine ${mark}`)
    await other.context().close()
    expect(complaints.splice(0).every((line) => line.includes('409'))).toBe(true)
  })

  test(`loses no letter of ${name} without a network${lane}`, async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, subject)
    const fields = fieldsOf(page, subject)
    await context.setOffline(true)
    await fields.summary.fill('Written on the night train.')
    await fields.textVi.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Tàu đêm.')
    await expect(keepLine(page)).toHaveText('Offline: kept in this browser')
    await save(page).click()
    await expect(toast(page, 'That did not work')).toBeVisible()
    // The tab is closed and opened again where there is a network, before anything could be sent.
    await context.route('**/api/admin/entries/*/draft', (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    // Nobody has saved meanwhile, so the editing goes on without a question.
    await expect(page.getByText('You are continuing with unsaved work')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toBeVisible()
    await expect(fields.summary).toHaveValue('Written on the night train.')
    await expectText(fields.textVi, 'Mưa từ sáng. Tàu đêm.')
    await context.unroute('**/api/admin/entries/*/draft')
    await save(page).click()
    await expect(keepLine(page)).toHaveText(/^Saved \d/)
    await page.reload()
    await expect(fields.summary).toHaveValue('Written on the night train.')
    expect(
      complaints.splice(0).every((line) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(line)),
    ).toBe(true)
  })

  test(`logs in in place when the session ends in the middle of a sentence of ${name}${lane}`, async ({
    page,
    browser,
    complaints,
  }) => {
    const { who, mark } = await open(page, subject, nextUsername())
    const other = await openSecondWindow(browser, who)
    await send(other, 'DELETE', '/api/admin/sessions')
    await other.context().close()

    const { summary } = fieldsOf(page, subject)
    await summary.fill('Half a sentence')
    await expect(keepLine(page)).toHaveText('Your session has ended: kept in this browser')
    // Nothing takes the keyboard away while somebody types.
    await page.keyboard.press('End')
    await page.keyboard.type(', and the rest.')
    await expect(summary).toHaveValue('Half a sentence, and the rest.')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog).toBeHidden()
    await expect(keepLine(page)).toHaveText(/^Saved \d/)
    await page.reload()
    await expect(summary).toHaveValue('Half a sentence, and the rest.')
    await expect(page.getByRole('heading', { level: 1, name: `Hue ${mark}` })).toBeVisible()
    expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)
  })
}
