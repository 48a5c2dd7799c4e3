import { useTranslation } from 'react-i18next'
import type { SendingProgress } from '../../../schema/api/letters'
import { useLocale } from '../../lib/locale-context'
import { formatInstant } from '../kit/format-instant'
import { StatusMark, type Tone } from '../kit/status-mark'
import type { LetterState } from './letter-api'
import { firstStart, shareDone } from './progress'

const tones: Record<LetterState, Tone> = {
  draft: 'plain',
  archived: 'plain',
  scheduled: 'strong',
  sending: 'strong',
  paused: 'bad',
  cancelled: 'plain',
  sent: 'good',
}

interface SendingMarkProps {
  sending: SendingProgress | null
  isArchived?: boolean
  /** The others get their letter tomorrow. */
  isQuotaUsed?: boolean
  /** Screen readers announce the state, not the changing figures. */
  isLive?: boolean
}

export function SendingMark({
  sending,
  isArchived = false,
  isQuotaUsed = false,
  isLive = false,
}: SendingMarkProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const state: LetterState = sending?.state ?? (isArchived ? 'archived' : 'draft')
  const start = sending && firstStart(sending)
  const waits = state === 'scheduled' && start !== null && Date.parse(start) > Date.now()
  // The cron takes it up within the minute.
  const starting = state === 'scheduled' && !waits ? 'starting' : state
  const text = state === 'sending' && isQuotaUsed ? 'waiting' : starting
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span role={isLive ? 'status' : undefined}>
        <StatusMark tone={tones[state]}>{t(`letters.states.${text}`)}</StatusMark>
      </span>
      {waits && (
        <span className="text-sm whitespace-nowrap text-muted">
          {t('letters.startsAt', { time: formatInstant(start, locale) })}
        </span>
      )}
      {sending && (state === 'sending' || state === 'paused') && (
        <span className="text-sm text-muted">{Math.floor(shareDone(sending) * 100)}%</span>
      )}
    </span>
  )
}
