import type { Page } from '@playwright/test'
import type { AdminEntryList } from '../../schema/api/admin-entries'
import type { LeadList } from '../../schema/api/admin-leads'
import type { AdminProductList } from '../../schema/api/admin-products'
import type { ColleagueList } from '../../schema/api/admins'
import type { Locale } from '../../schema/locale'
import { adminScreens } from '../../tools/screens'
import { createEntry, logIn, read, send } from './admin'
import { axeFindings } from './axe'
import { at, expect, test } from './test'

/** Every view, those of one thing included, which is made for it. */
async function allViews(page: Page): Promise<readonly { name: string; path: string }[]> {
  const { id } = await createEntry(page, {
    kind: 'post',
    data: { titleVi: 'Bài để xem thử', titleEn: 'A draft to look at' },
  })
  const email = `view-${id}@example.com`
  await send(page, 'POST', '/api/trip-leads', {
    name: 'Lan',
    email,
    destination: 'Huế',
    message: 'Cả nhà sáu người.',
  })
  const { leads } = await read<LeadList>(page, `/api/admin/leads?q=${encodeURIComponent(email)}`)
  const { products } = await read<AdminProductList>(page, '/api/admin/products')
  const made = [
    ...leads.map((lead) => ({ name: 'lead', path: `/admin/leads/${lead.kind}/${lead.id}` })),
    ...products
      .slice(0, 1)
      .map((product) => ({ name: 'product', path: `/admin/products/${product.id}` })),
  ]
  const { entries } = await read<AdminEntryList>(page, '/api/admin/entries?kind=deal&q=ha-giang')
  made.push(
    ...entries.slice(0, 1).map((entry) => ({ name: 'entry', path: `/admin/content/${entry.id}` })),
  )
  if (made.length !== 3) throw new Error('the lead, a product or a deal is missing')
  return [
    ...adminScreens,
    ...made,
    { name: 'post', path: `/admin/content/${id}` },
    { name: 'revisions', path: `/admin/content/${id}/revisions` },
  ]
}

function fewColleagues(who: string): ColleagueList {
  const colleague = {
    id: '1',
    username: who,
    role: 'owner',
    lastLoginAt: null,
    hasSecondFactor: false,
    isSelf: true,
  } as const
  const other = { ...colleague, id: '2', username: 'lan', hasSecondFactor: true, isSelf: false }
  const invitation = {
    id: '3',
    username: 'hoa',
    role: 'editor',
    email: null,
    invitedBy: who,
  } as const
  const expiresAt = '2026-12-01T00:00:00.000Z'
  return {
    colleagues: [colleague, other],
    invitations: [
      { ...invitation, expiresAt, isExpired: false },
      { ...invitation, id: '4', username: 'minh', expiresAt, isExpired: true },
    ],
  }
}

/** Waits until a view has its data: nothing on it is still waiting. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
}

// Every view, one after the other.
test.describe.configure({ timeout: 600_000 })

/**
 * Looks at each view in a theme and a language, at the size of the page; `lookCloser` sees it open.
 */
async function lookAt(
  page: Page,
  complaints: string[],
  locale: Locale,
  lookCloser?: (name: string) => Promise<void>,
): Promise<void> {
  const who = await logIn(page)
  // The site under test has two hundred members of the staff, too many to press Tab through.
  await page.route('**/api/admin/colleagues', (route) =>
    route.fulfill({ json: fewColleagues(who) }),
  )
  const open = [
    { name: 'login', path: '/admin/login' },
    { name: 'invite', path: '/admin/invite' },
  ]
  for (const { name, path } of [...open, ...(await allViews(page))]) {
    await page.goto(at(locale, path))
    await settle(page)
    // What is done with several at once shows only then.
    if (name === 'admin-leads') await page.getByRole('checkbox').first().check()
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    expect.soft(await axeFindings(page), name).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(sideways, `${name} is wider than the window`).toBeLessThanOrEqual(0)
    await lookCloser?.(name)
    expect.soft(complaints.splice(0), name).toEqual([])
  }
}

test('every view in Vietnamese, light: axe finds nothing, nothing is too wide, and Tab reaches all', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await lookAt(page, complaints, 'vi', async (name) =>
    expect.soft(await tabThrough(page), name).toEqual([]),
  )
})

test('every view in English, dark: axe finds nothing, and nothing is too wide', {
  tag: '@phone-only',
}, async ({ page, complaints }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await lookAt(page, complaints, 'en')
})

/**
 * Presses Tab until it has been everywhere. Returns what was not reached or does not show its
 * focus.
 */
async function tabThrough(page: Page): Promise<string[]> {
  const total = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [contenteditable="true"]',
    )
    // One radio button of a group takes the Tab key for all of it.
    const reachable = [...all].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
    )
    for (const element of reachable) element.dataset.toReach = ''
    return reachable.length
  })
  for (let press = 0; press < total + 20; press += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) return
      // An editor shows a caret instead.
      const { outlineStyle, boxShadow } = getComputedStyle(focused)
      const isShown = outlineStyle !== 'none' || boxShadow !== 'none' || focused.isContentEditable
      if (isShown) delete focused.dataset.toReach
    })
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-to-reach]')].map((element) =>
      element.outerHTML.slice(0, 120),
    ),
  )
}
