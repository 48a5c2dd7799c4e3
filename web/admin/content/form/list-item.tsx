import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  Copy,
  GripVertical,
  type LucideIcon,
  Trash2,
} from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../../schema/content/in-one-language'
import { type Locale, text } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { usePhotosUnderWay } from '../../kit/photos-under-way'
import { StoredPicture } from '../../media/stored-picture'
import type { ListField } from './form-schema'
import { useFormTools } from './form-tools'
import { issuesAt } from './issue-text'
import { ownLinkAt } from './menu-links'
import { controlId, type Json, type Path } from './paths'
import { pictureIn } from './picture-list'

export type RenderFields = (item: { path: Path; driftPath: string; values: Json }) => ReactNode

interface ListItemProps {
  field: ListField
  renderFields: RenderFields
  path: Path
  driftPath: string
  item: unknown
  index: number
  count: number
  dropAt: 'before' | 'after' | undefined
  onDrag: (isDragged: boolean) => void
  onDragOver: () => void
  onDrop: (titleOf: (item: unknown) => string) => void
  onMove: (to: number, title: string) => void
  onCopy: () => void
  onRemove: (title: string) => void
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const button =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full ' +
  'text-muted hover:bg-line/60 hover:text-ink disabled:opacity-40'
const dropLine = {
  before: 'shadow-[0_-3px_0_0_var(--accent)]',
  after: 'shadow-[0_3px_0_0_var(--accent)]',
}

function nameOf(item: unknown, locale: Locale): string {
  if (!isRecord(item)) return ''
  const pairs = [
    { nameVi: stringOf(item.nameVi), nameEn: stringOf(item.nameEn) },
    { nameVi: stringOf(item.titleVi), nameEn: stringOf(item.titleEn) },
    { nameVi: stringOf(item.altVi), nameEn: stringOf(item.altEn) },
    { nameVi: stringOf(item.name), nameEn: stringOf(item.name) },
    { nameVi: stringOf(item.textVi), nameEn: stringOf(item.textEn) },
  ]
  return pairs.map((pair) => text(pair, 'name', locale)).find((name) => name !== '') ?? ''
}

const moveId = (path: Path, way: 'up' | 'down') => `${controlId(path)}-${way}`

/** Focuses the button that moved an item; at the end of the list, the opposite one. */
export function focusMove(path: Path, way: 'up' | 'down'): void {
  const wanted = document.getElementById(moveId(path, way))
  const other = document.getElementById(moveId(path, way === 'up' ? 'down' : 'up'))
  ;(wanted?.matches(':disabled') ? other : wanted)?.focus()
}

const toggleId = (path: Path) => `${controlId(path)}-toggle`

export function focusItem(path: Path): boolean {
  const toggle = document.getElementById(toggleId(path))
  toggle?.focus()
  return toggle !== null
}

const arrow = 'size-4.5 shrink-0 text-muted transition-transform'

export function ListItem({
  field,
  renderFields,
  path,
  driftPath,
  item,
  index,
  count,
  dropAt,
  ...on
}: ListItemProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const { open, setOpen, issues, drift, machineTexts } = useFormTools()
  const box = useRef<HTMLLIElement>(null)
  const values = isRecord(item) ? item : {}
  const id = controlId(path)
  const isOpen = open.has(id)
  const { underWay, failed, unsaved } = usePhotosUnderWay()
  // A closed item stays mounted with uploads and descriptions that are not saved.
  const [isThere, setIsThere] = useState(isOpen)
  const staysThere = isOpen || (isThere && underWay + failed + unsaved > 0)
  if (staysThere !== isThere) setIsThere(staysThere)
  const own = ownLinkAt(path, item)
  const titleOf = (one: unknown) => {
    const link = ownLinkAt(path, one)
    return link ? t(`shell:${link.text}`) : nameOf(one, locale) || t('entry-form.editor.untitled')
  }
  const title = titleOf(values)
  const picture = stringOf(values[pictureIn(field) ?? ''])
  const ownDrift = `${driftPath}.${stringOf(values.id) ?? index}`
  const isWithin = (key: string) => key.startsWith(`${ownDrift}.`)
  const isBehind = Object.keys(drift).some(isWithin)
  const isUnread = Object.keys(machineTexts).some(isWithin)
  const wrong = issuesAt(issues, path).filter(({ isShown }) => isShown).length
  const action = (
    name: 'up' | 'down' | 'copy' | 'remove',
    Icon: LucideIcon,
    onClick: () => void,
    isOff = false,
  ) => (
    <button
      type="button"
      id={name === 'up' || name === 'down' ? moveId(path, name) : undefined}
      // On phones the name needs the room, so rare actions show only in an open item.
      className={
        `${button} ` + `${(name === 'copy' || name === 'remove') && !isOpen ? 'max-sm:hidden' : ''}`
      }
      disabled={isOff}
      title={t(`entry-form.editor.${name}`)}
      aria-label={t('entry-form.editor.of', { action: t(`entry-form.editor.${name}`), title })}
      onClick={onClick}
    >
      <Icon className="size-4.5" />
    </button>
  )

  function startDrag(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    // Firefox needs data to drag; no text field accepts this type.
    event.dataTransfer.setData('application/x-list-item', String(index))
    if (box.current) event.dataTransfer.setDragImage(box.current, 12, 12)
    on.onDrag(true)
  }

  return (
    <li
      ref={box}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('application/x-list-item')) return
        event.preventDefault()
        on.onDragOver()
      }}
      onDrop={(event) => {
        event.preventDefault()
        on.onDrop(titleOf)
      }}
      className={`rounded-control border border-line bg-card ${dropAt ? dropLine[dropAt] : ''}`}
    >
      <div className="flex flex-wrap items-center">
        {count > 1 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keyboard
          <span
            draggable
            onDragStart={startDrag}
            onDragEnd={() => on.onDrag(false)}
            title={t('entry-form.editor.drag')}
            className="hidden cursor-grab py-3 ps-2 text-muted pointer-fine:block"
          >
            <GripVertical className="size-4.5" />
          </span>
        )}
        <button
          type="button"
          id={toggleId(path)}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setOpen(id, !isOpen)}
          className={
            'flex min-h-11 min-w-36 grow basis-0 items-center gap-2 ' +
            'rounded-control px-3 py-2 text-start font-semibold ' +
            'hover:bg-line/40'
          }
        >
          <ChevronRight className={`${arrow} ${isOpen ? 'rotate-90' : ''}`} />
          {picture && (
            <StoredPicture
              src={picture}
              format="square"
              className="size-11 shrink-0 rounded-[0.375rem] object-cover"
            />
          )}
          <span className="min-w-0 wrap-anywhere">
            {t('entry-form.editor.item', { number: index + 1, title })}
            {isBehind && (
              <span className="block text-sm font-normal text-accent">{t('entries.behind')}</span>
            )}
            {isUnread && (
              <span className="block text-sm font-normal text-accent">
                {t('entry-form.errors.unread')}
              </span>
            )}
            {wrong > 0 && (
              <span className="block text-sm font-normal text-bad">
                {t('entry-form.editor.issues', { count: wrong })}
              </span>
            )}
          </span>
        </button>
        <span className="ms-auto flex">
          {action('up', ArrowUp, () => on.onMove(index - 1, title), index === 0)}
          {action('down', ArrowDown, () => on.onMove(index + 1, title), index === count - 1)}
          {!own && action('copy', Copy, on.onCopy)}
          {!own?.stays && action('remove', Trash2, () => on.onRemove(title))}
        </span>
      </div>
      <div id={`${id}-fields`} className={isOpen ? 'border-t border-line p-3 md:p-4' : 'hidden'}>
        {staysThere && renderFields({ path, driftPath: ownDrift, values })}
      </div>
    </li>
  )
}
