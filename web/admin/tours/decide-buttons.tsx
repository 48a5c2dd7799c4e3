import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayAnswer, TourRow } from '../../../schema/api/admin-tours'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { lazyPart } from '../kit/lazy-part'
import { useAttempt } from '../kit/use-attempt'

const CallOffDialog = lazyPart(
  ['tours'],
  async () => (await import('./call-off-dialog')).CallOffDialog,
)

interface RunsButtonProps {
  day: string
  tour: string
  reload: () => void
}

export function RunsButton({ day, tour, reload }: RunsButtonProps) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()

  async function decide() {
    await attempt(async () => {
      await writeAdmin('POST', `/api/admin/tours/days/${day}/decision`, {
        tours: [tour],
        runs: true,
      })
      showToast({ title: t('tours.decide.ran') })
    })
    reload()
  }

  return (
    <ConfirmButton
      className={buttonStyles.secondary}
      title={t('tours.decide.runsTitle')}
      text={t('tours.decide.runsText')}
      action={t('tours.decide.runs')}
      onConfirm={() => void decide()}
    >
      {t('tours.decide.runs')}
    </ConfirmButton>
  )
}

interface CallOffButtonProps {
  day: string
  departures: DayAnswer['departures']
  tours: readonly TourRow[]
  label: string
  reload: () => void
}

export function CallOffButton({ label, ...dialog }: CallOffButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <PageSection>
          <CallOffDialog {...dialog} onClose={() => setIsOpen(false)} />
        </PageSection>
      )}
    </>
  )
}
