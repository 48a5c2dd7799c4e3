import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown'
import { textExtensions } from './extensions'
import { isOwnLine } from './slash-extension'

/** Whether the menu opens at the slash of a text. */
function opens(markdown: string): boolean {
  const doc = Node.fromJSON(getSchema(textExtensions), parseMarkdown(markdown))
  let at = -1
  doc.descendants((node, position) => {
    if (node.text?.includes('/')) at = position + node.text.indexOf('/')
  })
  return isOwnLine(doc, { from: at, to: at + 1 })
}

it('opens the menu where a line is nothing but the slash', () => {
  expect(opens('/')).toBe(true)
  expect(opens('- /')).toBe(true)
  expect(opens('a /')).toBe(false)
  expect(opens('## /')).toBe(false)
})

it.each([
  { of: 'the head', markdown: '| / | b |\n| --- | --- |\n| c | d |' },
  { of: 'the body', markdown: '| a | b |\n| --- | --- |\n| c | / |' },
])('opens no menu in $of of a table', ({ markdown }) => {
  expect(opens(markdown)).toBe(false)
})
