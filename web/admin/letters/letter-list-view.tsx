import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DraftedLetter, LetterRow } from '../../../schema/api/letters'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { useInvalidateEntries } from '../content/entry-api'
import { NewEntryButton } from '../content/list/new-entry-button'
import { writeAdmin } from '../kit/admin-api'
import { type Column, LastChange, TwoTitles } from '../kit/data-table'
import { AdminList } from '../kit/list/admin-list'
import { cursorFields, useAdminList } from '../kit/list/use-admin-list'
import { listWords } from '../kit/list-words'
import { useAttempt } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { HeldMail } from '../outbox/held-mail'
import { letterApi, letterScreens } from './letter-api'
import { MailLine } from './mail-line'
import { isQuotaUsed, letterCounts } from './progress'
import { SendingMark } from './sending-mark'
import { SetupWarnings } from './setup-warnings'

export function View() {
  const { t } = useTranslation('admin')
  const list = useAdminList(letterApi.list, cursorFields)
  const columns = useLetterColumns(isQuotaUsed(list.data?.setup.quota ?? null))
  return (
    <>
      <ViewHeader title={t('letters.title')} intro={t('letters.intro')}>
        <DraftButton />
        <NewEntryButton kind="letter" label={t('letters.new')} />
      </ViewHeader>
      <div className="grid gap-4 *:min-w-0">
        <HeldMail />
        <AdminList
          list={list}
          rows={list.data?.letters}
          rowId={({ id }) => id}
          caption={t('letters.list')}
          columns={columns}
          empty={{ title: t('letters.empty'), text: t('letters.emptyText') }}
        >
          {list.data && (
            <>
              <SetupWarnings setup={list.data.setup} />
              <MailLine setup={list.data.setup} />
              <h2 className="sr-only">{t('letters.list')}</h2>
            </>
          )}
        </AdminList>
      </div>
    </>
  )
}

function DraftButton() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const invalidateEntries = useInvalidateEntries()
  const { attempt, isPending } = useAttempt()

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
      onClick={() => void attempt(draft)}
    >
      <Sparkles className="size-4.5" />
      {t('letters.draft.do')}
    </button>
  )
}

function useLetterColumns(hasNoQuota: boolean): Column<LetterRow>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    {
      header: t('letters.columns.title'),
      isTitle: true,
      cell: (letter) => (
        <TwoTitles
          row={letter}
          to={letterScreens.one(letter.id)}
          name={text(letter, 'title', locale) || t('kit.untitled')}
        />
      ),
    },
    {
      header: t('letters.columns.state'),
      onPhone: 'line',
      cell: ({ sending, archived }) => (
        <SendingMark sending={sending} isArchived={archived.length > 0} isQuotaUsed={hasNoQuota} />
      ),
    },
    ...letterCounts.map(
      (name): Column<LetterRow> => ({
        header: t(`letters.columns.${name}`),
        align: 'end',
        cell: ({ sending }) => {
          const count = sending?.[name] ?? null
          return count === null ? '–' : formatNumber(count, locale)
        },
      }),
    ),
    { header: t('letters.columns.edited'), cell: (letter) => <LastChange row={letter} /> },
  ]
}
