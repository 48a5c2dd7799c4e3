import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { planThings, samePlanThing } from '../../../../schema/plan'
import type { SavedItem } from '../../../domain/saved/saved-items'
import { buttonStyles } from '../../../ui/button-styles'
import type { Placed } from './arrange'
import { addThings } from './edit'
import { TrayCard } from './tray-card'
import { nameOf, useEditing } from './use-plan-editing'

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
    change(addThings(plan, placed.filter(isNew), placed))
  }

  const isAtHand = unplanned.length > 0 || canUndo
  return (
    <section
      aria-labelledby="tray-title"
      data-print="hide"
      className={`${isAtHand ? 'tray' : ''} z-20 -mx-4.5 border-t border-line bg-paper px-4.5 md:-mx-8 md:px-8 lg:sticky lg:top-24 lg:mx-0 lg:self-start lg:border-0 lg:px-0`}
    >
      <div className="flex min-h-8 items-center gap-4 text-sm">
        <h2 id="tray-title" className="font-sans font-semibold">
          {unplanned.length > 0 ? t('unplanned', { count: unplanned.length }) : t('tray')}
        </h2>
        {unplanned.length > 0 && (
          <button type="button" className={`${buttonStyles.quiet} min-h-8!`} onClick={addAll}>
            {t('addUnplanned')}
          </button>
        )}
        {canUndo && (
          <button type="button" className={`${buttonStyles.quiet} ms-auto min-h-8!`} onClick={undo}>
            <Undo2 aria-hidden="true" className="size-4.5" />
            {t('undo')}
          </button>
        )}
      </div>
      {saved.length > 0 && (
        <ul className="max-lg:rail lg:flex lg:max-h-[70dvh] lg:flex-col lg:gap-2 lg:overflow-y-auto">
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
