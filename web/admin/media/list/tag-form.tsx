import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { control } from '../../../ui/form-controls'
import { maxTagLength } from '../detail/media-details'

export function TagForm({
  isPending,
  onAdd,
}: {
  isPending: boolean
  onAdd: (tag: string) => void
}) {
  const { t } = useTranslation('admin')
  return (
    <form
      className="flex min-w-0 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const tag = String(new FormData(event.currentTarget).get('tag')).trim()
        if (tag) onAdd(tag)
      }}
    >
      <input
        name="tag"
        aria-label={t('media.bulk.tagLabel')}
        placeholder={t('media.tag')}
        maxLength={maxTagLength}
        autoComplete="off"
        className={`${control} sm:w-48`}
      />
      <button type="submit" className={`${buttonStyles.secondary} shrink-0`} disabled={isPending}>
        {t('media.bulk.tag')}
      </button>
    </form>
  )
}
