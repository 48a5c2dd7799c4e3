import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { password, usernames } from '../admin'
import { at } from '../site'
import { backspace, bursts, keysOfTwice, sentence, twice } from '../telex'
import type { Visitor } from './visitor'

const pauses = [0, 5, 30, 150]

/** Posts as the page does, with its cookies, and returns the response's JSON. */
async function post<Answer>({ page }: Visitor, path: string, data: object): Promise<Answer> {
  return page.evaluate(
    async (path, body) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      if (!response.ok) throw new Error(`${path} returned ${response.status}`)
      return response.json()
    },
    path,
    JSON.stringify(data),
  ) as Promise<Answer>
}

/**
 * Types as input programs do, which do not wait until the page has dealt with the key before: a
 * pause between keys, none within a burst.
 */
async function typeKeys({ page }: Visitor, keys: typeof bursts, gap: number): Promise<void> {
  const sent: Promise<void>[] = []
  for (const burst of keys) {
    for (const key of burst)
      sent.push(key === backspace ? page.keyboard.press(key) : page.keyboard.type(key))
    if (gap > 0) await pause(gap)
  }
  await Promise.all(sent)
}

/**
 * Types into the title and the text of a new article at each pause, `lines` lines into the text,
 * while drafts are stored. Returns how many lines differ, by field and pause.
 */
export async function typeInEditor(
  visitor: Visitor,
  lines: number,
): Promise<Record<string, number>> {
  const { page, open } = visitor
  await open(at('en', '/lien-he'))
  await post(visitor, '/api/admin/login', { username: usernames[0], password })
  const differences: Record<string, number> = {}
  /**
   * The editor stores a draft after two quiet seconds; the next line begins while it is on its way.
   */
  const draftLeaves = () =>
    page.waitForRequest((request) => request.url().endsWith('/draft') && request.method() === 'PUT')
  for (const gap of pauses) {
    const { id } = await post<{ id: string }>(visitor, '/api/admin/entries', { kind: 'post' })
    await page.goto(new URL(at('en', `/admin/content/${id}`), page.url()).href)
    const title = await page.waitForSelector('#entry-titleVi')
    const text = await page.waitForSelector('[role=textbox][aria-label="Text (VI)"]')
    assert(title && text)
    await title.click()
    await typeKeys(visitor, keysOfTwice, gap)
    differences[`title ${gap} ms`] =
      (await title.evaluate((field) => (field as HTMLTextAreaElement).value)) === twice ? 0 : 1
    await text.click()
    for (let typed = 0; typed < lines; typed += 1) {
      const left = draftLeaves()
      await typeKeys(visitor, bursts, gap)
      await page.keyboard.press('Enter')
      await left
    }
    const shown = await text.evaluate((field) =>
      [...field.querySelectorAll(':scope > p')].map((line) => line.textContent ?? ''),
    )
    differences[`text ${gap} ms`] =
      shown.slice(0, -1).filter((line) => line !== sentence).length +
      Math.abs(shown.length - 1 - lines)
  }
  return differences
}
