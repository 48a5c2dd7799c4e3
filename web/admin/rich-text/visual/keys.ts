import { Extension } from '@tiptap/core'
import { runMoveBlock } from './move-block'

/** Keys of the visual editor; `onLink` is told to make a link of a selection. */
export function editorKeys(onLink: () => void) {
  return Extension.create({
    name: 'editorKeys',
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        // Without a selection the keys are left to the page.
        'Mod-k': () => {
          if (editor.state.selection.empty) return false
          onLink()
          return true
        },
        'Alt-Shift-ArrowUp': () => runMoveBlock(editor, 'up'),
        'Alt-Shift-ArrowDown': () => runMoveBlock(editor, 'down'),
      }
    },
  })
}
