import type { Editor } from '@tiptap/core'
import { Selection, type Transaction } from '@tiptap/pm/state'
import type { NodeViewProps } from '@tiptap/react'
import {
  ArrowLeft,
  ArrowRight,
  Captions,
  ExternalLink,
  type LucideIcon,
  Replace,
  Trash2,
} from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../ui/site-link'
import { mediaScreens } from '../../media/media-api'
import { usePhotoTools } from '../editor-props'
import { figureAttributes } from './figure-attributes'
import { moveFigure, removeFigure, setAttributes } from './photo-commands'

interface FigureToolsProps {
  figure: FigureActions
  alt: string
  libraryAlt: string
  id: string | undefined
  isTrashed: boolean
}

export function FigureTools({ figure, alt, libraryAlt, id, isTrashed }: FigureToolsProps) {
  const { t } = useTranslation('admin')
  const describe = () => figure.describe(alt, libraryAlt)
  const [canMoveEarlier, canMoveLater] = [figure.canMove('earlier'), figure.canMove('later')]
  return (
    <>
      <div role="group" aria-label={t('richText.photos.tools')} className="photo-tools">
        {canMoveEarlier !== undefined && (
          <Tool
            label={t('richText.photos.earlier')}
            Icon={ArrowLeft}
            isDisabled={!canMoveEarlier}
            onPress={() => figure.move('earlier')}
          />
        )}
        {canMoveLater !== undefined && (
          <Tool
            label={t('richText.photos.later')}
            Icon={ArrowRight}
            isDisabled={!canMoveLater}
            onPress={() => figure.move('later')}
          />
        )}
        <Tool label={t('richText.photos.alt')} Icon={Captions} onPress={describe} />
        <Tool label={t('richText.photos.replace')} Icon={Replace} onPress={figure.replace} />
        {id !== undefined && (
          <SiteLink
            to={mediaScreens.detail(id)}
            target="_blank"
            aria-label={t('richText.photos.details')}
            title={t('richText.photos.details')}
            className="photo-tool"
          >
            <ExternalLink aria-hidden="true" className="size-4.5" />
          </SiteLink>
        )}
        <Tool label={t('richText.photos.remove')} Icon={Trash2} onPress={figure.remove} />
      </div>
      {(isTrashed || !(alt || libraryAlt)) && (
        <p className="photo-marks">
          {isTrashed && <span className="photo-mark">{t('richText.photos.inTrash')}</span>}
          {!(alt || libraryAlt) && (
            <button type="button" className="photo-mark" onClick={describe}>
              {t('richText.photos.altMissing')}
            </button>
          )}
        </p>
      )}
    </>
  )
}

interface ToolProps {
  label: string
  Icon: LucideIcon
  isDisabled?: boolean
  onPress: () => void
}

function Tool({ label, Icon, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className="photo-tool"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}

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
