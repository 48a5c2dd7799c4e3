import type { Transaction } from '@tiptap/pm/state'
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
import type { MediaItem } from '../../../../schema/api/admin-media'
import { SiteLink } from '../../../ui/site-link'
import { mediaScreens } from '../../media/media-api'
import { usePhotoTools } from '../editor-props'
import { moveBehind, moveFigure, removeFigure, setAttributes } from './photo-commands'

const directions = [
  { direction: 'earlier', Icon: ArrowLeft },
  { direction: 'later', Icon: ArrowRight },
] as const

interface FigureToolsProps {
  figure: FigureActions
  alt: string
  libraryAlt: string
  item: MediaItem | undefined
  id: string | undefined
}

export function FigureTools({ figure, alt, libraryAlt, item, id }: FigureToolsProps) {
  const { t } = useTranslation('admin')
  const describe = () => figure.describe(alt, item)
  const isTrashed = typeof item?.deletedAt === 'string'
  return (
    <>
      <div role="group" aria-label={t('rich-text.photos.tools')} className="photo-tools">
        {directions.map(({ direction, Icon }) => {
          const canMove = figure.canMove(direction)
          return (
            canMove !== undefined && (
              <Tool
                key={direction}
                label={t(`rich-text.photos.${direction}`)}
                Icon={Icon}
                isDisabled={!canMove}
                onPress={() => figure.move(direction)}
              />
            )
          )
        })}
        <Tool label={t('rich-text.photos.alt')} Icon={Captions} onPress={describe} />
        <Tool label={t('rich-text.photos.replace')} Icon={Replace} onPress={figure.replace} />
        {id !== undefined && (
          <SiteLink
            to={mediaScreens.detail(id)}
            target="_blank"
            aria-label={t('rich-text.photos.details')}
            title={t('rich-text.photos.details')}
            className="photo-tool"
          >
            <ExternalLink className="size-4.5" />
          </SiteLink>
        )}
        <Tool label={t('rich-text.photos.remove')} Icon={Trash2} onPress={figure.remove} />
      </div>
      {(isTrashed || !(alt || libraryAlt)) && (
        <p className="photo-marks">
          {isTrashed && <span className="photo-mark">{t('rich-text.photos.inTrash')}</span>}
          {!(alt || libraryAlt) && (
            <button type="button" className="photo-mark" onClick={describe}>
              {t('rich-text.photos.altMissing')}
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

export function Tool({ label, Icon, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className="photo-tool"
    >
      <Icon className="size-4.5" />
    </button>
  )
}

type FigureActions = ReturnType<typeof useFigure>

export function useFigure({ editor, getPos }: Pick<NodeViewProps, 'editor' | 'getPos'>) {
  const { uploads, choose, describe } = usePhotoTools()
  function change(work: (tr: Transaction, at: number) => Transaction) {
    const at = getPos()
    if (at !== undefined) editor.view.dispatch(work(editor.state.tr, at))
  }
  /** After the first change, typing adds no history: one undo reverts the caption. */
  const isTyped = useRef(false)

  return {
    replace: () =>
      choose({
        multiple: false,
        onChoose: ([picture]) =>
          picture && change((tr, at) => setAttributes(tr, at, { upload: null, ...picture })),
      }),
    describe: (alt: string, item: MediaItem | undefined) =>
      describe({
        alt,
        item,
        onChange: (next) => change((tr, at) => setAttributes(tr, at, { alt: next })),
      }),
    remove() {
      change((tr, at) => removeFigure(tr, at).scrollIntoView())
      editor.commands.focus()
    },
    /** Undo does not restore a cancelled upload, which could not go on. */
    removeUpload(upload: string) {
      change((tr, at) => removeFigure(tr, at).setMeta('addToHistory', false))
      uploads.drop(upload)
      editor.commands.focus()
    },
    setPicture: (src: string) => change((tr, at) => setAttributes(tr, at, { src })),
    setCaption(caption: string) {
      change((tr, at) =>
        setAttributes(tr, at, { caption }).setMeta('addToHistory', !isTyped.current),
      )
      isTyped.current = true
    },
    /** Goes behind the figure or its gallery; unless `isDone`, the focus is elsewhere already. */
    leave(isDone: boolean) {
      isTyped.current = false
      if (!isDone) return
      change((tr, at) => {
        const $at = tr.doc.resolve(at)
        const isInGallery = $at.parent.type.name === 'gallery'
        return moveBehind(tr, isInGallery ? $at.after() : at + ($at.nodeAfter?.nodeSize ?? 0))
      })
      editor.view.focus()
    },
    move: (direction: 'earlier' | 'later') => change((tr, at) => moveFigure(tr, at, direction)),
    canMove(direction: 'earlier' | 'later') {
      const at = getPos()
      const $at = at === undefined ? undefined : editor.state.doc.resolve(at)
      if ($at?.parent.type.name !== 'gallery') return undefined
      return direction === 'earlier' ? $at.index() > 0 : $at.index() < $at.parent.childCount - 1
    },
  }
}
