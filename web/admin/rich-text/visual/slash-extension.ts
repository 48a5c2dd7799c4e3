import { Extension, type Range } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Suggestion } from '@tiptap/suggestion'

export interface SlashQuery {
  query: string
  /** From the slash to the cursor. */
  range: Range
}

interface SlashMenuHost {
  /** Undefined closes the menu. */
  show: (slash: SlashQuery | undefined) => void
  /** Returns whether the menu used the key. */
  press: (event: KeyboardEvent) => boolean
}

/** Whether a range is all of a paragraph outside of tables, whose cells take no blocks. */
export function isOwnLine(doc: Node, { from, to }: Range): boolean {
  const $slash = doc.resolve(from)
  const isAlone = from === $slash.start() && to === $slash.end()
  return (
    isAlone &&
    $slash.parent.type.name === 'paragraph' &&
    !/^table(Cell|Header)$/.test($slash.node(-1).type.name)
  )
}

/** A slash that begins an empty line opens a menu, which `host` draws. */
export function slashExtension(host: SlashMenuHost) {
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          allowSpaces: true,
          allow: ({ state, range }) => isOwnLine(state.doc, range),
          render: () => ({
            onStart: ({ query, range }) => host.show({ query, range }),
            onUpdate: ({ query, range }) => host.show({ query, range }),
            onKeyDown: ({ event }) => host.press(event),
            onExit: () => host.show(undefined),
          }),
        }),
      ]
    },
  })
}
