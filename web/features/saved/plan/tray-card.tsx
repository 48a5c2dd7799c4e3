import { BookOpen, CalendarPlus, Ellipsis, HeartOff, Plus, X } from 'lucide-react'
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
import { toPlanThing } from './arrange'
import { findStop, putThing, removeThing } from './edit'
import { ThingCard } from './thing-card'
import { nameOf, useEditing, useFocusBack, wantFocus } from './use-plan-editing'

interface TrayCardProps {
  item: SavedItem
  /** What is in no day yet. */
  unplanned: readonly SavedItem[]
}

const trayName = (item: SavedItem) => `tray ${nameOf(item)}`

/** A saved thing, with a menu that puts it into a day, or another one, or takes it away. */
export function TrayCard({ item, unplanned }: TrayCardProps) {
  const { t } = useTranslation(['plan', 'saved'])
  const locale = useLocale()
  const { plan, change, say } = useEditing()
  const { toggle } = useSaved(item)
  const card = useRef<HTMLDivElement>(null)
  useFocusBack(card, trayName(item))
  const title = text(item, 'title', locale)
  const at = findStop(plan, item)
  const isPlanned = planThings(plan).some((thing) => samePlanThing(thing, item))

  /** The card moves behind those that still wait: the next of them gets the focus. */
  function put(day: number) {
    const next = putThing(plan, toPlanThing(item, title), day)
    if (next === plan)
      return showToast({ title: t('full', { max: maxPlanThings }), destructive: true })
    const index = unplanned.findIndex((one) => samePlanThing(one, item))
    wantFocus(trayName(unplanned[index + 1] ?? unplanned[index - 1] ?? item), 'menu')
    change(next)
    const count = next.days[day]?.length ?? 0
    say(
      isPlanStop(item.kind)
        ? t('moved', { title, day: day + 1, place: count, count })
        : `${title}: ${t('extras')}`,
    )
  }

  function remove() {
    wantFocus(trayName(item), 'menu')
    change(removeThing(plan, item))
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
      <ThingCard thing={item} line={[t(`kinds.${item.kind}`), place].filter(Boolean).join(' · ')}>
        <MenuButton
          label={t(isPlanned ? 'movePlanned' : 'put', { title })}
          entries={entries}
          className={buttonStyles.iconPlain}
          control="menu"
        >
          <Icon aria-hidden="true" className="size-5" />
        </MenuButton>
      </ThingCard>
    </div>
  )
}
