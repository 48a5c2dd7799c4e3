import type { Editor } from '@tiptap/core'
import { Selection, type Transaction } from '@tiptap/pm/state'
import type { NodeViewProps } from '@tiptap/react'
import { useRef } from 'react'
import { usePhotoTools } from '../editor-props'
import { figureAttributes } from './figure-attributes'
import { moveFigure, removeFigure, setAttributes } from './photo-commands'

type FigurePlace = Pick<NodeViewProps, 'editor' | 'getPos'>
export type FigureActions = ReturnType<typeof useFigure>

function changeAt(
  { editor, getPos }: FigurePlace,
  work: (tr: Transaction, at: number) => Transaction,
): void {
  const at = getPos()
  if (at === undefined) return
  const { view, state } = editor
  view.dispatch(work(state.tr, at))
}

export function useFigure({ editor, getPos }: FigurePlace) {
  const { uploads, choose, describe } = usePhotoTools()
  const change = (work: (tr: Transaction, at: number) => Transaction) =>
    changeAt({ editor, getPos }, work)
  /** After the first change, typing adds no history: one undo reverts the caption. */
  const isTyped = useRef(false)

  return {
    replace: () =>
      choose({
        multiple: false,
        onChoose: ([picture]) =>
          picture && change((tr, at) => setAttributes(tr, at, { upload: null, ...picture })),
      }),
    describe: (alt: string, libraryAlt: string) =>
      describe({
        alt,
        libraryAlt,
        onChange: (next) => change((tr, at) => setAttributes(tr, at, { alt: next })),
      }),
    remove() {
      change((tr, at) => removeFigure(tr, at).scrollIntoView())
      editor.commands.focus()
    },
    /** Undo does not restore a cancelled upload, which could not go on. */
    removeUpload() {
      const at = getPos()
      const { upload } = figureAttributes(
        (at !== undefined && editor.state.doc.nodeAt(at)) || { attrs: {} },
      )
      change((tr, at) => removeFigure(tr, at).setMeta('addToHistory', false))
      if (upload !== null) uploads.drop(upload)
      editor.commands.focus()
    },
    setCaption(caption: string) {
      change((tr, at) =>
        setAttributes(tr, at, { caption }).setMeta('addToHistory', !isTyped.current),
      )
      isTyped.current = true
    },
    /**
     * Continues behind the figure or its gallery; unless `isDone`, the focus is elsewhere already.
     */
    leave(isDone: boolean) {
      isTyped.current = false
      if (isDone) writeBehind(editor, getPos)
    },
    move: (direction: 'earlier' | 'later') => change((tr, at) => moveFigure(tr, at, direction)),
    /** Undefined outside a gallery. */
    canMove(direction: 'earlier' | 'later') {
      const at = getPos()
      const $at = at === undefined ? undefined : editor.state.doc.resolve(at)
      if ($at?.parent.type.name !== 'gallery') return undefined
      return direction === 'earlier' ? $at.index() > 0 : $at.index() < $at.parent.childCount - 1
    },
  }
}

function writeBehind(editor: Editor, getPos: FigurePlace['getPos']): void {
  const at = getPos()
  if (at === undefined) return
  const { doc, schema, tr } = editor.state
  const $at = doc.resolve(at)
  const end = $at.parent.type.name === 'gallery' ? $at.after() : at + ($at.nodeAfter?.nodeSize ?? 0)
  if (!doc.resolve(end).nodeAfter?.isTextblock && schema.nodes.paragraph)
    tr.insert(end, schema.nodes.paragraph.create())
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView())
  editor.view.focus()
}
