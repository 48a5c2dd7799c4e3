import { act, render, screen } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { expect, it, vi } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown'
import { textExtensions } from './extensions'
import { VisualToolbar } from './visual-toolbar'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

it('has as many buttons in a table as elsewhere: one becomes the menu of the table', () => {
  const content = parseMarkdown('Một\n\n| a |\n| - |\n| b |')
  const editor = new Editor({ extensions: textExtensions, content })
  const nothing = () => {}
  render(<VisualToolbar editor={editor} label="Tools" onLink={nothing} onChosen={nothing} />)
  const names = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  const table = () => screen.getByRole('button', { name: 'rich-text.blocks.table' })
  act(() => void editor.commands.setTextSelection(1))
  const outside = names()
  expect(table().getAttribute('aria-haspopup')).toBeNull()
  act(() => void editor.commands.setTextSelection(editor.state.doc.content.size - 4))
  expect(editor.isActive('table')).toBe(true)
  expect(names()).toEqual(outside)
  expect(table().getAttribute('aria-haspopup')).toBe('menu')
  editor.destroy()
})
