import { afterEach, expect, it } from 'vitest'
import { readStored, session, writeStored } from '../lib/persisted-store'
import { resumeEmbed } from './embed-player'

const key = 'card-to-open'
const href = 'https://www.youtube.com/watch?v=aB3_-xyz012'

function showCard(): HTMLElement {
  const text = document.createElement('div')
  text.innerHTML = `<a data-embed href="${href}">YouTube</a>`
  document.body.append(text)
  return text
}

afterEach(() => writeStored(key, undefined, session))

it('keeps what was pressed while the document that is about to be left cannot play it', () => {
  writeStored(key, href, session)
  const text = showCard()
  resumeEmbed(text, key)
  expect(text.querySelector('iframe')).toBeNull()
  expect(readStored(key, session)).toBe(href)

  document.documentElement.dataset.embeds = 'youtube'
  resumeEmbed(text, key)
  expect(text.querySelector('iframe')?.title).toBe('YouTube')
  expect(readStored(key, session)).toBeUndefined()
})
