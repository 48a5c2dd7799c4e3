import { useTranslation } from 'react-i18next'
import type { DeliverySetup } from '../../../schema/api/admin-outbox'
import { maxLetterRate } from '../../../schema/letters'

const panel = (isBad: boolean) =>
  `rounded-card border border-s-4 bg-card px-4 py-3 ${isBad ? 'border-bad' : 'border-line'}`

export function SetupNotice({ setup: { mail, badVariables } }: { setup: DeliverySetup }) {
  const { t } = useTranslation('admin')
  const isOff = mail === 'none'
  return (
    <>
      {badVariables.length > 0 && (
        <div className={panel(true)}>
          <p className="font-semibold">{t('outbox.badVariables')}</p>
          <ul className="list-disc ps-5">
            {badVariables.map((name) => (
              <li key={name}>
                <code>{name}</code> {t(`outbox.variables.${name}`, { max: maxLetterRate })}
              </li>
            ))}
          </ul>
          <p className="text-muted">{t('outbox.badVariablesText')}</p>
        </div>
      )}
      {(isOff || mail === 'local') && (
        <div className={panel(isOff)}>
          <p className="font-semibold">{isOff ? t('outbox.mailOff') : t('outbox.mailLocal')}</p>
          <p className="text-muted">
            {isOff ? t('outbox.mailOffText') : t('outbox.mailLocalText')}
          </p>
        </div>
      )}
    </>
  )
}
