import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'

const indents: Record<number, string> = { 2: '', 3: 'ps-4', 4: 'ps-8' }

export function Outline({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin')
  const headings = useEditorState({
    editor,
    selector: ({ editor }) => {
      const found: { at: number; level: number; text: string }[] = []
      editor.state.doc.descendants((node, at) => {
        if (node.type.name === 'heading')
          found.push({ at, level: Number(node.attrs.level), text: node.textContent })
        return !node.isTextblock
      })
      return found
    },
  })
  if (headings.length === 0) return null
  return (
    <details className="border-t border-line px-3 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('rich-text.outline', { count: headings.length })}
      </summary>
      <ul className="pb-2">
        {headings.map(({ at, level, text }) => (
          <li key={at} className={indents[level]}>
            <button
              type="button"
              className="min-h-11 text-start underline-offset-4 hover:underline"
              onClick={() =>
                editor
                  .chain()
                  .focus()
                  .setTextSelection(at + 1)
                  .scrollIntoView()
                  .run()
              }
            >
              {text || t('rich-text.untitled')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
