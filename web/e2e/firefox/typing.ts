import assert from 'node:assert/strict'
import { password, usernames } from '../admin'
import { at } from '../site'
import { sentence, telex } from '../telex'
import type { Visitor } from './visitor'

const pauses = [0, 5, 30, 150]
const fields = ['vi', 'en'] as const
const fieldNames = { vi: 'Vietnamese text', en: 'English text' }

/** Posts as the page does, with its cookies, and returns the response's JSON. */
async function post<Answer>({ page }: Visitor, path: string, data: object): Promise<Answer> {
  return page.evaluate(
    async (path, body) => {
      const response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      if (!response.ok) throw new Error(`${path} returned ${response.status}`)
      return response.json()
    },
    path,
    JSON.stringify(data),
  ) as Promise<Answer>
}

/** Types as input programs do: each letter after a pause, then Backspaces and accented letters in one burst. */
async function typeBurst({ page }: Visitor, delay: number): Promise<void> {
  for (const [letters, backspaces, replacement] of telex) {
    await page.keyboard.type(letters, { delay })
    for (let pressed = 0; pressed < backspaces; pressed += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type(replacement)
  }
  await page.keyboard.press('Enter')
}

/** Types `bursts` lines at each pause into both texts of a new article, while drafts are stored. Returns how many lines differ, by text and pause. */
export async function typeInEditor(visitor: Visitor, bursts: number): Promise<Record<string, number>> {
  const { page, open } = visitor
  await open(at('en', '/lien-he'))
  await post(visitor, '/api/admin/login', { username: usernames[0], password })
  const differences: Record<string, number> = {}
  /** The editor stores a draft after two quiet seconds; the next burst begins while it is on its way. */
  const draftLeaves = () => page.waitForRequest((request) => request.url().endsWith('/draft') && request.method() === 'PUT')
  for (const field of fields) {
    for (const pause of pauses) {
      const { id } = await post<{ id: string }>(visitor, '/api/admin/posts', {})
      await page.goto(new URL(at('en', `/admin/posts/${id}`), page.url()).href)
      const box = `.cm-content[aria-label="${fieldNames[field]}"]`
      await page.waitForSelector(`::-p-aria([name="${fieldNames[field]}"][role="textbox"])`)
      const editor = await page.$(`>>> ${box}`)
      assert(editor, `no field ${box}`)
      await editor.click()
      for (let typed = 0; typed < bursts; typed += 1) {
        const left = draftLeaves()
        await typeBurst(visitor, pause)
        await left
      }
      const lines = await editor.evaluate((content) => [...content.querySelectorAll('.cm-line')].map((line) => line.textContent ?? ''))
      differences[`${field} ${pause} ms`] =
        lines.slice(0, -1).filter((line) => line !== sentence).length + Math.abs(lines.length - 1 - bursts)
    }
  }
  return differences
}
