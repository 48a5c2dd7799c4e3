import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logIn, publishPost, send } from './admin'
import { at, expect, newAddress, test } from './test'

const script = `"><img src=x onerror=alert(1)><script>alert(2)</script><svg/onload=alert(3)>`
const markdown = `${script}\n\n[press](javascript:alert(4))\n\n![x](/favicon.svg "onerror=alert(5)")\n\n<iframe srcdoc="${script}">`

/** Notes every dialog, and everything that the page's policy had to stop. */
async function watch(page: Page): Promise<string[]> {
  const fired: string[] = []
  page.on('dialog', (dialog) => {
    fired.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('noteViolation', (text: string) => void fired.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
      noteViolation(`stopped by the policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return fired
}

test('what a stranger writes does nothing where it is shown, in public or to the staff', async ({
  page,
  complaints,
}) => {
  const fired = await watch(page)
  await logIn(page)
  const name = `${script} ${crypto.randomUUID().slice(0, 8)}`.slice(0, 120)
  const marker = name.slice(-8)
  const lead = {
    email: newAddress('hostile'),
    phone: '"><b>1',
    destination: script,
    interests: script,
    message: markdown,
  }
  await send(page, 'POST', '/api/trip-leads', { ...lead, name, language: 'en' })

  const words = {
    titleVi: `${script} ${marker}`,
    titleEn: `${script} ${marker}`,
    summaryVi: script,
    summaryEn: script,
    bodyVi: markdown,
    bodyEn: markdown,
    tags: [script.slice(0, 60)],
    authorName: script,
    highlightsVi: [script],
    travelTipsVi: [script],
  }
  const post = await publishPost(page, { ...words, slug: `doc-${marker}` })

  for (const path of [`/inspiration/${post.slug}`, `/tim-kiem?q=${encodeURIComponent(script)}`]) {
    await page.goto(at('en', path))
    await expect(page.getByRole('main')).toContainText('<script>alert(2)</script>')
  }
  const desk = [
    '/admin',
    '/admin/leads',
    `/admin/leads?q=${marker}`,
    '/admin/content?kind=post',
    `/admin/content/${post.id}`,
    `/admin/content/${post.id}/revisions`,
    '/admin/audit',
    '/admin/outbox',
  ]
  for (const path of desk) {
    await page.goto(at('en', path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto(at('en', `/admin/content/${post.id}`))
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe').getByRole('main')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('<script>alert(2)')
  await expect(preview.locator('.prose').first()).toContainText('press')
  await page.goto(at('en', `/admin/leads?q=${marker}`))
  await page.getByRole('link', { name: marker }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toContainText('javascript:alert(4)')
  expect(fired).toEqual([])

  // What runs, or is stopped, would have been noted.
  await page.evaluate(() => setTimeout(() => alert('seen')))
  await page.evaluate(() => {
    const element = document.createElement('script')
    element.textContent = 'alert("not seen")'
    document.body.append(element)
  })
  await expect.poll(() => fired.join()).toMatch(/dialog: seen/)
  await expect.poll(() => fired.join()).toMatch(/stopped by the policy: script-src/)
  expect(fired.join()).not.toContain('not seen')
  expect(complaints.splice(0).filter((line) => !line.includes('Content Security Policy'))).toEqual(
    [],
  )
})

test('nothing of the Worker’s secrets is in what browsers get @story', () => {
  const folder = 'dist/client'
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const texts = files
    .filter(({ name }) => /\.(?:js|css|json|map|html|svg|txt|webmanifest)$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of texts) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toMatch(/process\.env|token_hash|scrypt/)
    // The words of the admin name a variable that cannot be used; no code does.
    const isWords = /export\{\w+ as texts\};?\s*$/.test(text)
    if (!isWords)
      expect(text, file).not.toMatch(
        /MAIL_API_|TELEGRAM_BOT|TELEGRAM_STAFF|TURNSTILE_SECRET|IMPORT_TOKEN/,
      )
  }
})
