import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { errorCodes } from '../../../../schema/errors'
import { buttonStyles } from '../../../ui/button-styles'
import { control } from '../../../ui/form-controls'
import { ConfirmButton } from '../../kit/confirm-button'
import { BulkBar, type BulkOutcome, useBulkChange } from '../../kit/list/bulk-bar'
import { maxTagLength } from '../detail/media-details'
import { mediaApi, useInvalidateMedia } from '../media-api'

type Change = { action: 'trash' | 'restore' } | { action: 'tag'; tag: string }

export function MediaBulkBar({
  chosen,
  onClear,
}: {
  chosen: readonly MediaItem[]
  onClear: () => void
}) {
  const { t } = useTranslation('admin')
  const invalidate = useInvalidateMedia()
  const isTrash = chosen.some(({ deletedAt }) => deletedAt !== null)
  const count = chosen.length
  const { run, isPending, dialog } = useBulkChange<MediaItem>(
    mediaApi.bulk,
    {
      done: (changed) => t('media.bulk.done', { count: changed }),
      refused: (refused) => t('media.bulk.refused', { count: refused }),
      close: t('media.bulk.close'),
    },
    (item, outcome) => (
      <>
        <span className="font-semibold">{item.fileName}</span>: <Reason outcome={outcome} />
      </>
    ),
  )

  function change(input: Change) {
    run(chosen, input, () => {
      invalidate()
      onClear()
    })
  }

  return (
    <>
      {count > 0 && (
        <BulkBar
          label={t('media.bulk.chosen', { count })}
          clearLabel={t('media.bulk.clear')}
          onClear={onClear}
        >
          {isTrash ? (
            <button
              type="button"
              className={buttonStyles.primary}
              disabled={isPending}
              onClick={() => change({ action: 'restore' })}
            >
              {t('media.bulk.restore')}
            </button>
          ) : (
            <>
              <TagForm isPending={isPending} onAdd={(tag) => change({ action: 'tag', tag })} />
              <ConfirmButton
                className={buttonStyles.secondary}
                title={t('media.bulk.trashAsk', { count })}
                text={t('media.bulk.trashText')}
                action={t('media.bulk.trash')}
                onConfirm={() => change({ action: 'trash' })}
              >
                {t('media.bulk.trash')}
              </ConfirmButton>
            </>
          )}
        </BulkBar>
      )}
      {dialog}
    </>
  )
}

function Reason({ outcome: { code, issues = [] } }: { outcome: BulkOutcome }) {
  const { t } = useTranslation(['shell', 'admin'])
  const known = errorCodes.find((one) => one === code) ?? 'INTERNAL'
  if (known === 'MEDIA_IN_USE')
    return t('admin:media.bulk.inUse', {
      count: issues.length,
      names: issues.map(({ message }) => `“${message}”`).join(', '),
    })
  if (issues.some(({ path }) => path === 'tag')) return t('admin:media.bulk.tooManyTags')
  return t(`errors.${known}`)
}

function TagForm({ isPending, onAdd }: { isPending: boolean; onAdd: (tag: string) => void }) {
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
