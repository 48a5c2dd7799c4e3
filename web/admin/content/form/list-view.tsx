import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../../schema/content/in-one-language'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { showToast } from '../../../ui/toast-store'
import { lazyPart } from '../../kit/lazy-part'
import { blankItem } from './blank-form'
import type { ListField } from './form-schema'
import { useFormTools } from './form-tools'
import { issuesAt, reasonText } from './issue-text'
import { labelOf } from './labels'
import { focusItem, focusMove, ListItem, type RenderFields } from './list-item'
import { fullMenu } from './menu-links'
import { controlId, type Path } from './paths'
import { pictureIn, pictureItem } from './picture-list'

const AddPictures = lazyPart([], async () => (await import('./add-pictures')).AddPictures)

export interface ListViewProps {
  field: ListField
  renderFields: RenderFields
  parent: string | undefined
  path: Path
  driftPath: string
  value: unknown
}

interface Row {
  /** Stays with the row when it moves; its content, even its id, may change. */
  key: string
  item: unknown
  isOpen: boolean
}

function keysFor(length: number, keys: readonly string[]): readonly string[] {
  if (keys.length === length) return keys
  return Array.from({ length }, (_, index) => keys[index] ?? crypto.randomUUID())
}

export function ListView({ field, renderFields, parent, path, driftPath, value }: ListViewProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const { kind, change, issues, open, setOpen } = useFormTools()
  const [announced, setAnnounced] = useState('')
  const [drag, setDrag] = useState<{ from: number; over: number }>()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const [keys, setKeys] = useState(() => keysFor(items.length, []))
  // A draft or another version has replaced the list.
  if (keys.length !== items.length) setKeys(keysFor(items.length, keys))
  const rows = keysFor(items.length, keys).map((key, index): Row => {
    return { key, item: items[index], isOpen: open.has(controlId([...path, index])) }
  })
  const newest = useRef({ path, rows })
  useEffect(() => {
    newest.current = { path, rows }
  })
  const id = controlId(path)
  const picture = pictureIn(field)
  const shown = issuesAt(issues, path).filter(({ isShown }) => isShown)
  const ofList = shown.filter(({ at }) => controlId(at) === id)
  const max = fullMenu(path, items)
  const errors =
    items.length === 0 && shown.length > 0
      ? [t('entry-form.errors.listEmpty')]
      : ofList.map((issue) => reasonText(t, issue) ?? t('entry-form.errors.list'))

  /** Open items are known by position, which changes with the list. */
  function put(next: readonly Row[], at: Path = path) {
    for (const [index, { isOpen }] of next.entries()) setOpen(controlId([...at, index]), isOpen)
    setOpen(controlId([...at, next.length]), false)
    setKeys(next.map(({ key }) => key))
    change(
      at,
      next.map(({ item }) => item),
    )
  }

  function add(added: readonly unknown[], isOpen = false) {
    put([...rows, ...added.map((item) => ({ key: crypto.randomUUID(), item, isOpen }))])
  }

  /** Restores only the row itself: the others may have changed since. */
  function putBack(index: number, row: Row) {
    put(newest.current.rows.toSpliced(index, 0, row), newest.current.path)
  }

  function remove(index: number, title: string) {
    const row = rows[index]
    if (!row) return
    flushSync(() => put(rows.toSpliced(index, 1)))
    if (!focusItem([...path, index])) document.getElementById(id)?.focus()
    showToast({
      title: t('entry-form.editor.removed', { title }),
      action: { label: t('shell:undo'), onClick: () => putBack(index, row) },
    })
  }

  function copy(index: number) {
    const item = items[index]
    // Ids are unique: the copy gets one from its name.
    const own = isRecord(item) && 'id' in item ? { ...item, id: '' } : item
    put(rows.toSpliced(index + 1, 0, { key: crypto.randomUUID(), item: own, isOpen: false }))
  }

  function move(from: number, to: number, title: string) {
    put(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
    setAnnounced(t('entry-form.editor.moved', { title, position: to + 1, count: items.length }))
  }

  return (
    <div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {items.length > 0 && (
        <ol className="grid gap-2">
          {rows.map(({ key, item }, index) => (
            <ListItem
              key={key}
              field={field}
              renderFields={renderFields}
              path={[...path, index]}
              driftPath={driftPath}
              item={item}
              index={index}
              count={items.length}
              dropAt={
                drag && drag.over === index && drag.from !== index
                  ? drag.from < index
                    ? 'after'
                    : 'before'
                  : undefined
              }
              onDrag={(isDragged) => setDrag(isDragged ? { from: index, over: index } : undefined)}
              onDragOver={() => drag && drag.over !== index && setDrag({ ...drag, over: index })}
              onDrop={(titleOf) =>
                drag && drag.from !== index && move(drag.from, index, titleOf(items[drag.from]))
              }
              onMove={(to, title) => {
                flushSync(() => move(index, to, title))
                focusMove([...path, to], to < index ? 'up' : 'down')
              }}
              onCopy={() => copy(index)}
              onRemove={(title) => remove(index, title)}
            />
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          id={id}
          className={buttonStyles.secondary}
          disabled={max !== undefined}
          onClick={() => add([blankItem(kind, path)], true)}
        >
          <Plus className="size-4.5" />
          {t('entry-form.editor.addTo', { list: labelOf(t, parent ?? kind, field.name) })}
        </button>
        {picture !== undefined && (
          <PageSection>
            <AddPictures
              onChoose={(photos) =>
                add(photos.map((photo) => pictureItem(blankItem(kind, path), picture, photo)))
              }
            />
          </PageSection>
        )}
      </div>
      {max !== undefined && errors.length === 0 && (
        <p className="mt-1 text-sm text-muted">{t('entry-form.errors.menuFull', { max })}</p>
      )}
      {errors.map((error) => (
        <p key={error} className="mt-1 text-sm font-semibold text-bad">
          {error}
        </p>
      ))}
    </div>
  )
}
