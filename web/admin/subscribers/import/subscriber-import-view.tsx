import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MailingList, mailingLists } from '../../../../schema/mailing-lists'
import { SelectField } from '../../../ui/form-controls'
import { ImportSteps } from '../../kit/import/import-steps'
import type { FileRow } from '../../kit/import/read-rows'
import { BackLink, ViewHeader } from '../../kit/view-header'
import { columnNames, columns } from './columns'
import { subscriberImport } from './subscriber-import'

export function View() {
  const { t } = useTranslation('admin')
  const [list, setList] = useState<MailingList>('letter')
  const plan = useMemo(() => subscriberImport(list), [list])
  const listName = t(`subscribers.mailingLists.${list}`)

  function reasonOf({ fields = [], error }: FileRow): string {
    if (error === 'repeated') return t('subscribers.import.faults.repeated')
    return columns
      .filter((column) => fields.includes(column))
      .map((column) => t(`subscribers.import.faults.${column}`))
      .join(' ')
  }

  return (
    <>
      <BackLink to="/admin/subscribers">{t('subscribers.back')}</BackLink>
      <ViewHeader title={t('subscribers.import.title')} intro={t('subscribers.import.intro')} />
      <div className="max-w-3xl">
        <ImportSteps
          plan={plan}
          label={t('subscribers.import.chooseFile')}
          template="subscribers"
          options={
            <div className="max-w-sm">
              <SelectField
                label={t('subscribers.import.list')}
                value={list}
                options={mailingLists.map((value) => ({
                  value,
                  label: t(`subscribers.mailingLists.${value}`),
                }))}
                onChange={setList}
              />
            </div>
          }
          columnHints={Object.fromEntries(
            columns.map((column) => [
              columnNames[column],
              t(`subscribers.import.columnHints.${column}`),
            ]),
          )}
          outcomes={{}}
          sent={{
            added: t('import.added'),
            known: t('subscribers.import.result.known'),
            left: t('subscribers.import.result.left'),
            suppressed: t('subscribers.import.result.suppressed'),
          }}
          reportText={(file) => t('subscribers.import.reportText', { file, list: listName })}
          startText={(count) => t('subscribers.import.start', { count })}
          doneText={({ fileName }) =>
            t('subscribers.import.doneText', { file: fileName, list: listName })
          }
          reasonOf={reasonOf}
        />
      </div>
    </>
  )
}
