import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedEntry } from '../../../../schema/api/admin-entries'
import { locales } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { SelectField } from '../../../ui/form-controls'
import { ConfirmButton } from '../../kit/confirm-button'
import { lazyPart } from '../../kit/lazy-part'
import { BulkBar, useBulkChange } from '../../kit/list/bulk-bar'
import { entryApi, useInvalidateEntries } from '../entry-api'
import { standingOf } from '../language-marks'

const EntryRefusal = lazyPart(
  ['entry-form'],
  async () => (await import('./entry-refusal')).EntryRefusal,
)

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
    (entry, outcome) => (
      <PageSection>
        <EntryRefusal entry={entry} outcome={outcome} />
      </PageSection>
    ),
  )

  /** How many of the chosen ones readers lose a language of. */
  const lost = chosen.filter((entry) =>
    (action === 'trash' ? locales : languageChoices[languages]).some(
      (locale) => standingOf(entry, locale) === 'public',
    ),
  ).length

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
          {action === 'restore' ? (
            <button
              type="button"
              className={buttonStyles.primary}
              disabled={isPending}
              onClick={change}
            >
              {t('entries.bulk.do')}
            </button>
          ) : (
            <ConfirmButton
              className={buttonStyles.primary}
              disabled={isPending}
              title={t(`entries.bulk.ask.${action}`, { count: chosen.length })}
              text={
                action === 'publish' || lost === 0
                  ? undefined
                  : t('entries.bulk.lost', { count: lost })
              }
              action={t(`entries.bulk.actions.${action}`)}
              onConfirm={change}
            >
              {t('entries.bulk.do')}
            </ConfirmButton>
          )}
        </BulkBar>
      )}
      {dialog}
    </>
  )
}
