import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DraftedLetter } from '../../../schema/api/letters'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { useInvalidateEntries } from '../content/entry-api'
import { writeAdmin } from '../kit/admin-api'
import { listWords } from '../kit/list-words'
import { useAttempt } from '../kit/use-attempt'
import { letterApi, letterScreens } from './letter-api'

/** Has a letter made of what was published since the last one, says what was found and opens it. */
export function DraftButton() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const invalidateEntries = useInvalidateEntries()
  const { attempt, isPending, errorText } = useAttempt()

  function foundText({ articles, deals, destinations }: DraftedLetter['found']): string {
    const kinds = [
      articles > 0 && t('letters.draft.articles', { count: articles }),
      deals > 0 && t('letters.draft.deals', { count: deals }),
      destinations > 0 && t('letters.draft.destinations', { count: destinations }),
    ].filter((kind) => kind !== false)
    return kinds.length > 0
      ? t('letters.draft.found', { found: listWords(kinds, locale) })
      : t('letters.draft.nothing')
  }

  async function draft() {
    const { id, found } = await writeAdmin<DraftedLetter>('POST', letterApi.draft)
    invalidateEntries()
    showToast({ title: t('letters.draft.done'), text: foundText(found) })
    navigate(letterScreens.one(id))
  }

  return (
    <button
      type="button"
      className={buttonStyles.secondary}
      disabled={isPending}
      onClick={() => void attempt(draft, (error) => ({ text: errorText(error) }))}
    >
      <Sparkles aria-hidden="true" className="size-4.5" />
      {t('letters.draft.do')}
    </button>
  )
}
