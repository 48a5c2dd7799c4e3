import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/**
 * Telex: the letters of keys that reach the page, how many the next key takes back, and what the
 * input program puts in their place.
 */
export const telex: readonly [letters: string, backspaces: number, replacement: string][] = [
  ['Mua', 2, 'ưa'],
  [' roi', 2, 'ơi'],
  [' tren', 2, 'ên'],
  [' pho', 1, 'ô'],
  ['', 1, 'ố'],
  [' d', 1, 'đ'],
  ['u', 1, 'ư'],
  ['o', 1, 'ơ'],
  ['c', 2, 'ợc'],
]
export const sentence = 'Mưa rơi trên phố được'
export const backspace = 'Backspace'

/**
 * The keys of the sentence: each letter by itself, and each group that the input program sends at
 * once.
 */
export const bursts: readonly (readonly string[])[] = telex.flatMap(
  ([letters, backspaces, replacement]) => [
    ...[...letters].map((letter) => [letter]),
    [...Array<string>(backspaces).fill(backspace), ...replacement],
  ],
)

/** The sentence twice, in 95 keys: React gives up at the fiftieth update within an update. */
export const twice = `${sentence} ${sentence}`
export const keysOfTwice = [...bursts, [' '], ...bursts]

function press(devtools: CDPSession, key: string): Promise<unknown>[] {
  const event = key === backspace ? { key, code: key, windowsVirtualKeyCode: 8 } : { key }
  return [
    devtools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      ...event,
      ...(key !== backspace && { text: key }),
    }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
  ]
}

export interface Typing {
  /** Milliseconds between keys; a burst has none within it. */
  gap?: number
  /** How many times slower the page's processor is. */
  slowdown?: number
}

/**
 * Types the sentence twice as Unikey, EVKey and OpenKey do, which do not wait until the page has
 * dealt with the key before.
 */
export async function typeTwice(page: Page, { gap = 0, slowdown = 1 }: Typing = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const sent: Promise<unknown>[] = []
  for (const burst of keysOfTwice) {
    sent.push(...burst.flatMap((key) => press(devtools, key)))
    if (gap > 0) await pause(gap)
  }
  await Promise.all(sent)
  await devtools.detach()
}
