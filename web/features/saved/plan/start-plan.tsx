import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../schema/time'
import { replaceOwnPlan } from '../../../domain/plan/own-plan'
import { useToday } from '../../../lib/page-data'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { arrange, type Placed, suggestDays } from './arrange'
import { PlanFrameFields } from './plan-frame-fields'

/** Days from today to the default start. */
const usualWait = 14

export function StartPlan({ placed }: { placed: readonly Placed[] }) {
  const { t } = useTranslation('plan')
  const [start, setStart] = useState(addDays(useToday(), usualWait))
  const [chosen, setChosen] = useState<number>()
  const dayCount = chosen ?? suggestDays(placed)

  function begin() {
    const isKept = replaceOwnPlan({ id: newPlanId(), start, ...arrange(placed, dayCount) })
    showToast({ title: isKept ? t('arranged') : t('notKept'), destructive: !isKept })
  }

  return (
    <>
      <p className="mt-2 max-w-2xl text-muted">{t('intro')}</p>
      <div className="mt-4 grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <PlanFrameFields start={start} dayCount={dayCount} onStart={setStart} onDayCount={setChosen} />
        <button type="button" className={buttonStyles.primary} onClick={begin}>
          {t('arrange')}
        </button>
      </div>
    </>
  )
}

/** Six letters or digits that most likely no other plan has. */
function newPlanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}
