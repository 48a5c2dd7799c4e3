import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SendingProgress } from '../../../schema/api/letters'
import type { SendingState } from '../../../schema/letters'
import { locales } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { FormPart } from '../content/form/entry-form'
import { useIsOwner, useNames, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { formatInstant } from '../kit/format-instant'
import { NumberTiles } from '../kit/number-tiles'
import { ProgressBar } from '../kit/progress-bar'
import { useAttempt } from '../kit/use-attempt'
import { letterApi } from './letter-api'
import { doneOf, letterCounts, paceOf, type Sample, shareDone, timeLeft, totalOf } from './progress'
import { SendingMark } from './sending-mark'

interface SendingPanelProps {
  sending: SendingProgress
  /** Letters a second at most. */
  rate: number
  /** The others get their letter tomorrow. */
  isQuotaUsed: boolean
  onChanged: () => Promise<unknown>
}

export function SendingPanel({ sending, rate, isQuotaUsed, onChanged }: SendingPanelProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const pace = usePace(sending)
  const { state, list, startsAt, createdBy, createdAt, startedAt, finishedAt } = sending
  const [done, total] = [doneOf(sending), totalOf(sending)]
  const isWaiting = isQuotaUsed && state === 'sending'
  const left =
    state === 'sending' && !isQuotaUsed ? timeLeft(total - done, pace || rate) : undefined
  const number = (value: number) => formatNumber(value, locale)
  const times = [
    t('letters.sending.by', { who: nameOf(createdBy), when: formatInstant(createdAt, locale) }),
    ...(state === 'scheduled'
      ? locales.flatMap((language) => {
          const start = startsAt[language]
          return start === null
            ? []
            : [t(`letters.sending.starts.${language}`, { when: formatInstant(start, locale) })]
        })
      : []),
    startedAt && t('letters.sending.started', { when: formatInstant(startedAt, locale) }),
    finishedAt && t('letters.sending.finished', { when: formatInstant(finishedAt, locale) }),
  ].filter(Boolean)
  return (
    <FormPart
      id={`sending-${sending.id}`}
      title={t('letters.sending.title', { list: t(`subscribers.mailingLists.${list}`) })}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SendingMark sending={sending} isQuotaUsed={isQuotaUsed} isLive />
          <span className="text-sm text-muted">{times.join(' · ')}</span>
        </div>
        {state !== 'scheduled' && state !== 'cancelled' && (
          <div className="grid gap-1">
            <ProgressBar
              label={t(`letters.states.${isWaiting ? 'waiting' : state}`)}
              share={shareDone(sending)}
            />
            <p>
              {t('letters.sending.progress', { done: number(done), total: number(total) })}{' '}
              {pace !== undefined && t('letters.sending.pace', { rate: number(Math.round(pace)) })}{' '}
              {left && t(`letters.sending.left.${left.unit}`, { count: left.count })}
              {state === 'paused' && t('letters.sending.pausedText')}
              {isWaiting && t('letters.sending.waitsText')}
            </p>
          </div>
        )}
        <NumberTiles
          numbers={(['recipients', ...letterCounts] as const).map(
            (name) => [t(`letters.sending.numbers.${name}`), sending[name]] as const,
          )}
          none={t('letters.sending.notCounted')}
        />
        <SendingActions sending={sending} onChanged={onChanged} />
      </div>
    </FormPart>
  )
}

type Step = 'pause' | 'resume' | 'cancel'

const allowed: Record<SendingState, readonly Step[]> = {
  scheduled: ['cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  cancelled: [],
  sent: [],
}
const done = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' } as const

function SendingActions({
  sending,
  onChanged,
}: {
  sending: SendingProgress
  onChanged: () => Promise<unknown>
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { attempt, isPending, errorText } = useAttempt()
  const steps = allowed[sending.state]
  if (!isOwner || steps.length === 0) return null

  async function run(step: Step) {
    await attempt(
      async () => {
        await writeAdmin('POST', letterApi[step](sending.id))
        showToast({ title: t(`letters.sending.${done[step]}`) })
      },
      {
        text: (error) =>
          errorCodeOf(error) === 'CONFLICT' ? t('letters.sending.changed') : errorText(error),
      },
    )
    await onChanged()
  }

  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((step) =>
        step === 'cancel' ? (
          <ConfirmButton
            key={step}
            className={buttonStyles.secondary}
            title={t('letters.sending.cancelAsk')}
            cancel={t('letters.sending.goOn')}
            text={t('letters.sending.cancelText', { number: formatNumber(sending.sent, locale) })}
            action={t('letters.sending.cancel')}
            onConfirm={() => void run(step)}
          >
            {t('letters.sending.cancel')}
          </ConfirmButton>
        ) : (
          <button
            key={step}
            type="button"
            className={step === 'resume' ? buttonStyles.primary : buttonStyles.secondary}
            disabled={isPending}
            onClick={() => void run(step)}
          >
            {t(`letters.sending.${step}`)}
          </button>
        ),
      )}
    </div>
  )
}

/** Letters a second since the first render or resumption; undefined until measured. */
function usePace(sending: SendingProgress): number | undefined {
  const first = useRef<Sample>(undefined)
  const [pace, setPace] = useState<number>()
  const isUnderWay = sending.state === 'sending'
  const done = doneOf(sending)
  useEffect(() => {
    const now = { at: Date.now(), done }
    if (!isUnderWay) first.current = undefined
    else first.current ??= now
    setPace(isUnderWay ? paceOf(first.current, now) : undefined)
  }, [isUnderWay, done])
  return pace
}
