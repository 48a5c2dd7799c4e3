import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../../../schema/locale'
import { contentTimeZone } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { requestLogin } from '../admin-api'
import { formatInstant } from '../format-instant'
import type { AutosaveStatus } from './use-autosave'

function clockTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale].bcp47, {
    timeStyle: 'short',
    timeZone: contentTimeZone,
  })
  return format.format(new Date(instant))
}

interface AutosaveLineProps {
  status: AutosaveStatus
  autosaveNow: () => Promise<void>
  savedAt: string
  isBusy: boolean
}

/** Where what was typed is, in words. */
export function AutosaveLine({ status, autosaveNow, savedAt, isBusy }: AutosaveLineProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()

  function line(): string {
    if (isBusy) return t('kit.autosave.saving')
    if (status.kind === 'saved')
      return t('kit.autosave.saved', { time: clockTime(status.at, locale) })
    if (status.kind === 'stored')
      return t('kit.autosave.stored', { time: clockTime(status.at, locale) })
    if (status.kind === 'local') return t(`kit.autosave.${status.reason}`)
    if (status.kind === 'idle')
      return t('kit.autosave.saved', { time: formatInstant(savedAt, locale) })
    return t(`kit.autosave.${status.kind}`)
  }

  async function logIn() {
    if (await requestLogin()) await autosaveNow()
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={status.kind === 'lost' ? 'font-semibold text-bad' : 'text-muted'}>
        {line()}
      </p>
      {status.kind === 'local' && status.reason === 'loggedOut' && (
        <button type="button" className={buttonStyles.quiet} onClick={() => void logIn()}>
          {t('kit.autosave.logIn')}
        </button>
      )}
    </div>
  )
}
