import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedEntry } from '../../../../schema/api/admin-entries'
import { errorCodes } from '../../../../schema/errors'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { SelectField } from '../../../ui/form-controls'
import { SiteLink } from '../../../ui/site-link'
import { factInUseText } from '../../kit/fact-errors'
import { BulkBar, type BulkOutcome, useBulkChange } from '../../kit/list/bulk-bar'
import { entryApi, entryScreens, useInvalidateEntries } from '../entry-api'
import { pathLabel } from '../form/labels'
import { titleOf } from '../titles'

const actions = ['publish', 'unpublish', 'trash', 'restore'] as const
const languageChoices = { both: ['vi', 'en'], vi: ['vi'], en: ['en'] } as const
type LanguageChoice = keyof typeof languageChoices

export function EntryBulkBar({
  chosen,
  onClear,
}: {
  chosen: readonly ListedEntry[]
  onClear: () => void
}) {
  const { t } = useTranslation('admin')
  const invalidate = useInvalidateEntries()
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [languages, setLanguages] = useState<LanguageChoice>('both')
  const { run, isPending, dialog } = useBulkChange<ListedEntry>(
    entryApi.bulk,
    {
      done: (count) => t('entries.bulk.done', { count }),
      refused: (count) => t('entries.bulk.refused', { count }),
      close: t('entries.bulk.close'),
    },
    (entry, outcome) => <Refusal entry={entry} outcome={outcome} />,
  )

  function change() {
    run(chosen, { action, locales: languageChoices[languages] }, () => {
      invalidate()
      onClear()
    })
  }

  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          label={t('entries.bulk.label', { count: chosen.length })}
          clearLabel={t('entries.bulk.clear')}
          onClear={onClear}
        >
          <SelectField
            label={t('entries.bulk.action')}
            name="action"
            value={action}
            options={actions.map((value) => ({ value, label: t(`entries.bulk.actions.${value}`) }))}
            onChange={setAction}
          />
          {(action === 'publish' || action === 'unpublish') && (
            <SelectField
              label={t('entries.bulk.languages')}
              name="languages"
              value={languages}
              options={(['both', 'vi', 'en'] as const).map((value) => ({
                value,
                label: t(`entries.bulk.${value}`),
              }))}
              onChange={setLanguages}
            />
          )}
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isPending}
            onClick={change}
          >
            {t('entries.bulk.do')}
          </button>
        </BulkBar>
      )}
      {dialog}
    </>
  )
}

function Refusal({ entry, outcome }: { entry: ListedEntry; outcome: BulkOutcome }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const { code, issues = [] } = outcome
  const [first] = issues
  const known = errorCodes.find((one) => one === code) ?? 'INTERNAL'
  const lacks =
    first &&
    t('entries.bulk.lacks', { count: issues.length, first: pathLabel(t, first.path.split('.')) })
  return (
    <>
      <SiteLink
        to={entryScreens.editor(entry.id)}
        className="font-semibold underline underline-offset-4"
      >
        {titleOf(entry, locale, t)}
      </SiteLink>
      {': '}
      {factInUseText(t, { ...(code && { code }), issues }) ?? lacks ?? t(`shell:errors.${known}`)}
    </>
  )
}
