import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../schema/fold'
import { maxQueryLength } from '../../../schema/search-query'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { control } from '../../ui/form-controls'
import { entryApi, entryScreens } from '../content/entry-api'
import { type CreatableKind, creatableKinds } from '../content/list/creatable-kinds'
import { NewEntryDialog } from '../content/list/new-entry-dialog'
import { titleOf } from '../content/titles'
import { navItems } from '../frame/nav-items'
import { useAdminData } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { useDebounced } from '../kit/use-debounced'
import { useOptionList } from '../kit/use-option-list'

export function Palette({ isOwner, onClose }: { isOwner: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const [creating, setCreating] = useState<PaletteItem['create']>()
  if (creating) return <NewEntryDialog kind={creating} onClose={onClose} />
  return (
    <DialogFrame title={t('palette.title')} onClose={onClose}>
      {(close) => <PaletteBox isOwner={isOwner} close={close} onCreate={setCreating} />}
    </DialogFrame>
  )
}

function PaletteBox({
  isOwner,
  close,
  onCreate,
}: {
  isOwner: boolean
  close: () => void
  onCreate: (what: NonNullable<PaletteItem['create']>) => void
}) {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  const id = useId()
  const [query, setQuery] = useState('')
  const items = usePaletteItems(query, isOwner)
  const { box, list } = useOptionList(items, true)

  function run(item: PaletteItem) {
    if (item.create) return onCreate(item.create)
    close()
    if (item.to) navigate(item.to)
  }

  return (
    <>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {t('palette.label')}
      </label>
      <input
        ref={box}
        id={id}
        value={query}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        onChange={(event) => setQuery(event.target.value)}
        className={control}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.title')}
        className="mt-3 max-h-[50vh] overflow-y-auto"
      >
        {items.map((item) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter of the box clicks it
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected="false"
            onClick={() => run(item)}
            className={
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 ' +
              'rounded-control px-3 py-1.5 hover:bg-line/50 aria-selected:bg-line/80'
            }
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{item.label}</span>
            <span className="shrink-0 text-sm text-muted">{item.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className={items.length === 0 ? 'mt-3 text-muted' : 'sr-only'}>
        {items.length === 0 ? t('palette.none') : t('palette.found', { count: items.length })}
      </p>
    </>
  )
}

const quietMs = 200
const maxFound = 12

function usePaletteItems(query: string, isOwner: boolean): PaletteItem[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const wanted = useDebounced(query.trim(), quietMs)
  const search = wanted.length > 1 ? (`?q=${encodeURIComponent(wanted)}` as const) : undefined
  const { data: entries } = useAdminData(search ? `${entryApi.list}${search}` : null)

  return useMemo((): PaletteItem[] => {
    const views = navItems
      .filter(({ isForOwners }) => isOwner || !isForOwners)
      .map(
        ({ to, key }): PaletteItem => ({
          id: `view-${key}`,
          label: t(`frame.nav.${key}`),
          note: t('palette.view'),
          to,
        }),
      )
    const actions = creatableKinds.map(
      (kind): PaletteItem => ({
        id: `new-${kind}`,
        label: t('entries.newOf', { kind: t(`entries.oneKind.${kind}`) }),
        note: t('palette.action'),
        create: kind,
      }),
    )
    const found = (entries?.entries ?? []).slice(0, maxFound).map(
      (entry): PaletteItem => ({
        id: `entry-${entry.id}`,
        label: titleOf(entry, locale, t),
        note: t(`entries.oneKind.${entry.kind}`),
        to: entryScreens.editor(entry.id),
      }),
    )
    return [
      ...[...views, ...actions].filter(({ label }) => matchesFolded(query, [label])),
      ...found,
    ]
  }, [t, locale, isOwner, query, entries])
}

interface PaletteItem {
  id: string
  label: string
  note: string
  to?: string
  create?: CreatableKind
}
