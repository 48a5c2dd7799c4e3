import { useTranslation } from 'react-i18next'
import type { DepartureRow } from '../../../schema/api/admin-tours'
import { StatusMark } from '../kit/status-mark'

export function DepartureMark({ state, runs }: { state: DepartureRow['state']; runs: boolean }) {
  const { t } = useTranslation('admin')
  if (state === 'open')
    return runs ? <StatusMark tone="good">{t('tours.departure.runs')}</StatusMark> : null
  return (
    <StatusMark tone={state === 'off' ? 'bad' : 'strong'}>
      {t(`tours.departure.states.${state}`)}
    </StatusMark>
  )
}
