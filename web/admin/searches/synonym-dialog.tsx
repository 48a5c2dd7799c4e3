import { useTranslation } from 'react-i18next'
import { type Synonym, synonymLimits, synonymProblems } from '../../../schema/synonyms'
import { TextField } from '../../domain/forms/text-field'
import { ApiFailure } from '../../lib/api'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'

export const synonymsPath = '/api/admin/synonyms'

export interface EditedSynonym extends Synonym {
  id?: string
}

export function SynonymDialog({
  synonym,
  onSaved,
  onClose,
}: {
  synonym: EditedSynonym
  onSaved?: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={synonym.id ? t('searches.editTitle') : t('searches.add')} onClose={onClose}>
      {(close) => (
        <SynonymForm
          synonym={synonym}
          onSaved={() => {
            onSaved?.()
            close()
          }}
          onCancel={close}
        />
      )}
    </DialogFrame>
  )
}

interface SynonymFormProps {
  synonym: EditedSynonym
  onSaved: () => void
  onCancel: () => void
}

const fields = ['same', 'finds'] as const

function issueOf(failure: unknown) {
  const issue = failure instanceof ApiFailure ? failure.body?.issues?.[0] : undefined
  const field = fields.find((name) => name === issue?.path)
  const problem = synonymProblems.find((known) => known === issue?.message)
  return field && problem && { field, problem }
}

function SynonymForm({ synonym: { id, ...lists }, onSaved, onCancel }: SynonymFormProps) {
  const { t } = useTranslation('admin')
  const { form, isPending, faultOf, failureText } = useSubmit(send)

  async function send(data: FormData) {
    const phrases = (name: string) => String(data.get(name)).split(/[\n,;]/)
    const synonym = { same: phrases('same'), finds: phrases('finds') }
    try {
      await (id
        ? writeAdmin('PUT', `${synonymsPath}/${id}`, synonym)
        : writeAdmin('POST', synonymsPath, synonym))
    } catch (failure) {
      const issue = issueOf(failure)
      if (issue)
        throw new FieldFault(issue.field, t(`searches.problems.${issue.problem}`, synonymLimits))
      throw failure
    }
    showToast({ title: t('searches.saved'), text: t('searches.savedText') })
    onSaved()
  }

  return (
    <form {...form} className="grid gap-4">
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(`searches.${name}`)}
          name={name}
          rows={4}
          maxLength={synonymLimits.list}
          required={name === 'same'}
          hint={t(`searches.${name}Hint`)}
          defaultValue={lists[name].map((phrase) => `${phrase}\n`).join('')}
          error={faultOf(name)}
        />
      ))}
      <SubmitFailure title={t('searches.saveFailed')} text={failureText} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onCancel}>
          {t('frame.cancel')}
        </button>
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {isPending ? t('searches.saving') : t('searches.save')}
        </button>
      </div>
    </form>
  )
}
