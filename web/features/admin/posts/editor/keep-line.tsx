import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../../../../schema/locale'
import { contentTimeZone } from '../../../../../schema/time'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { formatInstant } from '../../kit/format-instant'
import { requestLogin } from '../../kit/login-request'
import type { PostEditing } from './use-post-editor'

function clockTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale].bcp47, { timeStyle: 'short', timeZone: contentTimeZone })
  return format.format(new Date(instant))
}

/** One quiet line: where what is typed stands. */
export function KeepLine({ editing }: { editing: PostEditing }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { keepState: state, keepNow, post, isBusy } = editing

  function line(): string {
    if (isBusy) return t('posts.keep.saving')
    if (state.kind === 'saved') return t('posts.keep.saved', { time: clockTime(state.at, locale) })
    if (state.kind === 'kept') return t('posts.keep.kept', { time: clockTime(state.at, locale) })
    if (state.kind === 'local') return t(`posts.keep.${state.reason}`)
    if (state.kind === 'idle') return t('posts.keep.saved', { time: formatInstant(post.updatedAt, locale) })
    return t(`posts.keep.${state.kind}`)
  }

  async function logIn() {
    if (await requestLogin()) await keepNow()
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={state.kind === 'lost' ? 'font-semibold text-bad' : 'text-muted'}>
        {line()}
      </p>
      {state.kind === 'local' && state.reason === 'loggedOut' && (
        <button type="button" className={buttonStyles.quiet} onClick={() => void logIn()}>
          {t('posts.keep.logIn')}
        </button>
      )}
    </div>
  )
}
