import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { Webhook } from 'standardwebhooks'
import type { LeadDetail, LeadList } from '../../schema/api/admin-leads'
import { vietnamDay } from '../../schema/time'
import { letterSecrets } from '../../tools/testing/test-site'
import { logIn, read, send } from './admin'
import { holdRequests } from './hold-requests'
import { resent } from './site'
import { at, expect, newAddress, test } from './test'

/** A visitor's name that no other test has, with marks, and a formula at its start. */
function newName(): string {
  return `=1+1 Đặng Ngọc ${crypto.randomUUID().slice(0, 8)}`
}

/** A request, as the form of the site sends it. */
async function sendTrip(page: Page, name: string): Promise<void> {
  const message = 'Nhà có người ăn chay.\nĐi tháng ba.'
  const lead = {
    name,
    email: newAddress('ngoc'),
    phone: '0905 123 456',
    destination: 'Sa Pa',
    message,
    language: 'vi',
  }
  await send(page, 'POST', '/api/trip-leads', lead)
}

const inbox = (page: Page) => page.getByRole('list', { name: 'Requests and messages' })
const open = (page: Page, name: string) => inbox(page).getByRole('link', { name }).click()
const told = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: /Notifications/ })).toContainText(text)

test('works a request from its arrival to the CSV @story', async ({ page }) => {
  const name = newName()
  await sendTrip(page, name)
  const username = await logIn(page)
  await page.goto(at('en', '/admin/leads?status=new'))
  await open(page, name)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toContainText('Nhà có người ăn chay.')
  await expect(page.getByRole('link', { name: 'Message on Zalo' })).toHaveAttribute(
    'href',
    'https://zalo.me/0905123456',
  )
  await expect(page.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/84905123456',
  )
  expect(
    decodeURIComponent(
      (await page.getByRole('link', { name: 'Open in the mail program' }).getAttribute('href')) ??
        '',
    ),
  ).toContain(`Chào ${name},`)

  await page.getByLabel('Assignee').selectOption(username)
  await told(page, 'Saved')
  await expect(page.getByLabel('Status')).toHaveValue('open')
  await page.getByLabel('Status').selectOption('waiting')
  await expect(page.getByLabel('Status')).toHaveValue('waiting')
  await expect(page.getByRole('region', { name: 'Mails and notes' })).toContainText(
    'Open → Waiting for visitor',
  )

  await page.getByLabel('New note').fill('Gọi lại sau 5 giờ')
  await page.reload()
  await expect(page.getByLabel('New note')).toHaveValue('Gọi lại sau 5 giờ')
  await page.getByLabel('New note').press('Control+Enter')
  await expect(
    page.getByRole('region', { name: 'Mails and notes' }).getByRole('listitem').last(),
  ).toContainText('Gọi lại sau 5 giờ')
  await expect(page.getByLabel('New note')).toHaveValue('')

  await page.goto(at('en', '/admin/leads?assignee=me'))
  await page
    .getByRole('searchbox', { name: 'Search' })
    .fill(name.slice(5).replace('Đặng Ngọc', 'dang NGOC'))
  await expect(inbox(page).getByRole('listitem')).toHaveCount(1)
  await expect(inbox(page)).toContainText('Waiting for visitor')
  await expect(page).toHaveURL(/q=dang/)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const bytes = await readFile(await (await download).path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true })
  expect(rows).toMatchObject([
    {
      Name: `'${name}`,
      Status: 'Waiting for visitor',
      Assignee: username,
      Message: 'Nhà có người ăn chay.\nĐi tháng ba.',
    },
  ])
})

test('takes a decision back, and overwrites nothing that somebody else decided', async ({
  page,
  complaints,
}) => {
  const name = newName()
  await sendTrip(page, name)
  const username = await logIn(page)
  await page.goto(at('en', `/admin/leads?q=${encodeURIComponent(name.slice(5))}`))
  await open(page, name)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('won')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expect(page.getByLabel('Status')).toHaveAttribute('aria-busy', 'false')

  // Somebody else, in another window.
  const path = `/api${new URL(page.url()).pathname.replace(/^\/en/, '')}`
  const { lead } = await read<LeadDetail>(page, path)
  await send(page, 'PUT', path, { status: 'lost', assignee: null, updatedAt: lead.updatedAt })
  await page.getByLabel('Status').selectOption('won')
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText(`${username}: status New → Lost`)
  await expect(conflict).toContainText('You chose: status Lost → Won')
  await expect(page.getByLabel('Status')).toHaveValue('lost')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await conflict.getByRole('button', { name: 'Use my choice' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('won')
  await expect(conflict).toHaveCount(0)
})

test('keeps what is chosen while something else is being stored', async ({ page }) => {
  const name = newName()
  await sendTrip(page, name)
  const username = await logIn(page)
  await page.goto(at('en', `/admin/leads?q=${encodeURIComponent(name.slice(5))}`))
  await open(page, name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const release = await holdRequests(page, '**/api/admin/leads/trip/*')
  await page.getByLabel('Status').selectOption('won')
  await page.getByLabel('Assignee').selectOption(username)
  await expect(page.getByLabel('Status')).toHaveValue('won')
  release()
  await expect(page.getByLabel('Status')).toHaveAttribute('aria-busy', 'false')
  const history = page.getByRole('region', { name: 'Mails and notes' })
  await expect(history).toContainText('New → Won')
  await expect(history).toContainText(`Nobody yet → ${username}`)
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('won')
  await expect(page.getByLabel('Assignee')).toHaveValue(username)
})

test('is worked by keyboard, and several at once', async ({ page }) => {
  const names = [newName(), newName()]
  const mark = crypto.randomUUID().slice(0, 8)
  for (const name of names) await sendTrip(page, `${name} ${mark}`)
  await logIn(page)
  await page.goto(at('en', `/admin/leads?q=${mark}`))
  const links = inbox(page).getByRole('link')
  await expect(links).toHaveCount(2)
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
  await page.getByLabel('Change status to').selectOption('spam')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await told(page, 'Status changed for 2 items')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(links).toHaveCount(2)
  await links.first().press('Enter')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0]?.slice(5) ?? '')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/leads\\?q=${mark}$`))
})

/** Sends a mail of the guest as the service does that receives mail. */
async function sendReply(page: Page, mail: object): Promise<void> {
  const now = new Date()
  const id = crypto.randomUUID()
  const body = JSON.stringify({ messageId: id, ...mail })
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(letterSecrets.MAIL_INBOUND_SECRET).sign(id, now, body),
  }
  const answer = await page.request.post('/api/mail-inbound', { ...resent, data: body, headers })
  expect(answer.status()).toBe(200)
}

test('answers a guest on the phone, hears back, and moves the card on the board @phone-only @story', async ({
  page,
}) => {
  const name = newName()
  await sendTrip(page, name)
  const username = await logIn(page)
  const { leads } = await read<LeadList>(
    page,
    `/api/admin/leads?q=${encodeURIComponent(name.slice(5))}`,
  )
  const path = `/admin/leads/trip/${leads[0]?.id}`
  await page.goto(at('en', path))

  await page.getByRole('button', { name: 'Write an answer' }).click()
  await page.getByLabel('Template').selectOption('Xin ngày đi')
  const text = page.getByLabel('Text, in Vietnamese')
  await expect(text).toHaveValue(new RegExp(`Chào ${name.replace('+', '\\+')}[^]+Sa Pa`))
  await page.reload()
  await expect(text).toHaveValue(/Sa Pa/)
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  const thread = page.getByRole('region', { name: 'Mails and notes' })
  await expect(thread.getByText(`${username} answered the visitor`)).toHaveCount(1)
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('waiting')

  await page.getByLabel('Follow-up day').fill(vietnamDay(new Date()))
  await page.getByLabel('Value').fill('12.500.000')
  await page.getByLabel('Value').press('Tab')
  await expect(thread).toContainText('value 12,500,000')

  const { lead } = await read<LeadDetail>(page, `/api${path}`)
  await sendReply(page, {
    from: `Ngọc <${lead.email}>`,
    subject: `Re: Chuyến đi [MR-${lead.number}]`,
    text: 'Được, tôi đi ngày 3.\n\nOn 1 Dec Mango Road wrote:\n> Chào',
  })
  await page.reload()
  await expect(thread).toContainText('Được, tôi đi ngày 3.')
  await expect(thread.getByText('> Chào')).toBeHidden()
  await expect(page.getByRole('main').getByText('Visitor replied', { exact: true })).toBeVisible()

  const query = `view=board&column=open&q=${encodeURIComponent(name.slice(5))}`
  await page.goto(at('en', `/admin/leads?${query}`))
  const card = page.getByRole('region', { name: 'Open' }).getByRole('listitem')
  await expect(card).toContainText('12,500,000')
  await card.getByRole('button', { name: /^Move/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Won' }).press('Enter')
  await told(page, 'Status changed for 1 item')
  await page.getByLabel('Status').selectOption('won')
  await expect(page.getByRole('region', { name: 'Won' }).getByRole('link', { name })).toBeVisible()
})

test('removes an address from the newsletter', async ({ page }) => {
  const email = newAddress('reader')
  await send(page, 'POST', '/api/newsletter', { email, language: 'en' })
  await logIn(page)
  await page.goto(at('en', '/admin/subscribers'))
  await page
    .getByRole('searchbox', { name: 'Find an address' })
    .fill(email.slice(0, 20).toUpperCase())
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await told(page, 'Address removed')
  await expect(page.getByRole('heading', { name: 'No address found' })).toBeVisible()
})
