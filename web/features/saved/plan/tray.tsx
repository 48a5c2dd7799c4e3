import { BookOpen, CalendarPlus, Ellipsis, HeartOff, Plus, Undo2, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import { isPlanStop, maxPlanThings, planThings, samePlanThing } from '../../../../schema/plan'
import { planDate } from '../../../domain/plan/plan-days'
import { useSaved } from '../../../domain/saved/save-button'
import type { SavedItem } from '../../../domain/saved/saved-items'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { MenuButton, type MenuEntry } from '../../../ui/menu-button'
import { showToast } from '../../../ui/toast-store'
import { type Placed, toPlanItem } from './arrange'
import { addItems, findStop, putItem, removeItem } from './edit'
import { PlanItemCard } from './plan-item-card'
import { nameOf, useEditing, useFocusBack, wantFocus } from './use-plan-editing'

interface TrayProps {
  saved: readonly SavedItem[]
  placed: readonly Placed[]
}

/** On phones fixed to the bottom while there is something to add or undo. */
export function Tray({ saved, placed }: TrayProps) {
  const { t } = useTranslation('plan')
  const { plan, change, canUndo, undo } = useEditing()
  const isPlanned = (item: SavedItem) =>
    planThings(plan).some((thing) => samePlanThing(thing, item))
  const unplanned = saved.filter((item) => !isPlanned(item))
  if (saved.length === 0 && !canUndo) return null

  function addAll() {
    const isNew = ({ thing }: Placed) => unplanned.some((item) => samePlanThing(item, thing))
    change(addItems(plan, placed.filter(isNew), placed))
  }

  const isAtHand = unplanned.length > 0 || canUndo
  return (
    <section
      aria-labelledby="tray-title"
      data-print="hide"
      className={
        `${isAtHand ? 'tray' : ''} plan-tray -mx-4.5 border-t border-line bg-paper px-4.5 ` +
        'md:-mx-8 md:px-8 lg:mx-0 lg:self-start lg:border-0 lg:px-0'
      }
    >
      <div className="flex min-h-8 items-center gap-4 text-sm">
        <h2 id="tray-title" className="font-sans font-semibold">
          {unplanned.length > 0 ? t('unplanned', { count: unplanned.length }) : t('tray')}
        </h2>
        {unplanned.length > 0 && (
          <button type="button" className={buttonStyles.quiet} onClick={addAll}>
            {t('addUnplanned')}
          </button>
        )}
        {canUndo && (
          <button type="button" className={`${buttonStyles.quiet} ms-auto`} onClick={undo}>
            <Undo2 className="size-4.5" />
            {t('undo')}
          </button>
        )}
      </div>
      {saved.length > 0 && (
        <ul className="rail">
          {[...unplanned, ...saved.filter(isPlanned)].map((item) => (
            <li key={nameOf(item)}>
              <TrayCard item={item} unplanned={unplanned} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const trayName = (item: SavedItem) => `tray ${nameOf(item)}`

function TrayCard({ item, unplanned }: { item: SavedItem; unplanned: readonly SavedItem[] }) {
  const { t } = useTranslation(['plan', 'saved'])
  const locale = useLocale()
  const { plan, change, say, moveStop } = useEditing()
  const { toggle } = useSaved(item)
  const card = useRef<HTMLDivElement>(null)
  useFocusBack(card, trayName(item))
  const title = text(item, 'title', locale)
  const at = findStop(plan, item)
  const isPlanned = planThings(plan).some((thing) => samePlanThing(thing, item))

  /** The card moves behind the unplanned ones, so the next of them gets the focus. */
  function put(day: number) {
    const next = putItem(plan, toPlanItem(item, title), day)
    if (next === plan)
      return showToast({ title: t('full', { max: maxPlanThings }), destructive: true })
    const index = unplanned.findIndex((one) => samePlanThing(one, item))
    wantFocus(trayName(unplanned[index + 1] ?? unplanned[index - 1] ?? item), 'menu')
    moveStop(next, item, title)
    if (!isPlanStop(item.kind)) say(`${title}: ${t('extras')}`)
  }

  function remove() {
    wantFocus(trayName(item), 'menu')
    change(removeItem(plan, item))
    say(`${t('removed')}: ${title}`)
  }

  const days: MenuEntry[] = plan.days.map((_, day) => ({
    label: `${t('day', { day: day + 1 })} · ${planDate(plan, day, locale, 'season')}`,
    Icon: CalendarPlus,
    onClick: () => put(day),
  }))
  const places = isPlanStop(item.kind) ? days.filter((_, day) => day !== at?.day) : []
  const entries: MenuEntry[] = [
    ...places,
    ...(isPlanStop(item.kind) || isPlanned
      ? []
      : [{ label: t('extras'), Icon: BookOpen, onClick: () => put(0) }]),
    ...(isPlanned ? [{ label: t('removeShort'), Icon: X, onClick: remove }] : []),
    { label: t('saved:removeShort'), Icon: HeartOff, onClick: toggle },
  ]
  const place = at ? t('day', { day: at.day + 1 }) : isPlanned && t('extrasShort')
  const Icon = isPlanned ? Ellipsis : Plus
  return (
    <div ref={card} className="h-full">
      <PlanItemCard item={item} line={[t(`kinds.${item.kind}`), place].filter(Boolean).join(' · ')}>
        <MenuButton
          label={t(isPlanned ? 'movePlanned' : 'put', { title })}
          entries={entries}
          className={buttonStyles.iconPlain}
          control="menu"
        >
          <Icon className="size-5" />
        </MenuButton>
      </PlanItemCard>
    </div>
  )
}
