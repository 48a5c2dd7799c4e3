import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailHold, ReleasedMail } from '../../../schema/api/admin-mail-hold'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { useAdminData, useIsOwner, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { formatInstant } from '../kit/format-instant'
import { useAttempt } from '../kit/use-attempt'

/** Says that mail is held after a restore, and lets an owner end that; nothing otherwise. */
export function HeldMail() {
  const { data, mutate } = useAdminData('/api/admin/outbox/hold')
  return data?.hold ? <Held hold={data.hold} onReleased={mutate} /> : null
}

function Held({ hold, onReleased }: { hold: MailHold; onReleased: () => Promise<unknown> }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { attempt, isPending } = useAttempt()
  const [dropsOld, setDropsOld] = useState(true)
  const { cause, since, restoredTo, waiting, letters } = hold
  const hasOld = letters > 0 || waiting.some(({ old }) => old > 0)

  function release() {
    void attempt(async () => {
      const { dropped, paused } = await writeAdmin<ReleasedMail>(
        'POST',
        '/api/admin/outbox/hold/release',
        { since, dropsOld },
      )
      showToast({
        title: t('outbox.held.released'),
        text: t('outbox.held.releasedText', { dropped, paused }),
      })
      await onReleased()
    })
  }

  return (
    <section
      aria-labelledby="held-mail"
      className="grid gap-2 rounded-card border border-s-4 border-bad bg-card px-4 py-3"
    >
      <h2 id="held-mail" className="text-base font-semibold">
        {t('outbox.held.title', { when: formatInstant(since, locale) })}
      </h2>
      <p>{t(`outbox.held.causes.${cause}`, { when: formatInstant(restoredTo, locale) })}</p>
      {waiting.length + letters > 0 && (
        <ul className="list-disc ps-5">
          {waiting.map(({ kind, old, fresh, oldest }) => (
            <li key={kind}>
              {t(`outbox.kinds.${kind}`)}
              {': '}
              {t('outbox.held.counts', { old, fresh, when: formatInstant(oldest, locale) })}
            </li>
          ))}
          {letters > 0 && <li>{t('outbox.held.letters', { count: letters })}</li>}
        </ul>
      )}
      {isOwner && hasOld && (
        <label className="flex min-h-11 items-center gap-2 lg:min-h-8">
          <input
            type="checkbox"
            checked={dropsOld}
            onChange={({ target }) => setDropsOld(target.checked)}
          />
          {t('outbox.held.dropOld')}
        </label>
      )}
      {isOwner ? (
        <ConfirmButton
          className={`${buttonStyles.secondary} justify-self-start`}
          title={t('outbox.held.release')}
          text={dropsOld || !hasOld ? t('outbox.held.releaseText') : t('outbox.held.againText')}
          action={t('outbox.held.release')}
          onConfirm={() => !isPending && release()}
        >
          {t('outbox.held.release')}
        </ConfirmButton>
      ) : (
        <p className="text-muted">{t('outbox.held.ownerOnly')}</p>
      )}
    </section>
  )
}
