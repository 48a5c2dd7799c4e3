import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkResult } from '../../../../schema/api/admin-entries'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { errorCodes } from '../../../../schema/errors'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { DialogFrame } from '../../kit/dialog-frame'
import { useAttempt } from '../../kit/use-attempt'
import { mediaApi, useInvalidateMedia } from '../media-api'
import { TagForm } from './tag-form'

interface MediaBulkBarProps {
  chosen: readonly MediaItem[]
  onClear: () => void
}

type Result = BulkResult['results'][number]
interface Refused {
  item: MediaItem
  result: Result
}

/** Does the same to the chosen photographs and says which were refused, and why. */
export function MediaBulkBar({ chosen, onClear }: MediaBulkBarProps) {
  const { t } = useTranslation('admin')
  const { attempt, isPending, errorText } = useAttempt()
  const invalidate = useInvalidateMedia()
  const [refused, setRefused] = useState<Refused[]>([])
  const isTrash = chosen.some(({ deletedAt }) => deletedAt !== null)
  const count = chosen.length

  async function change(input: { action: 'trash' | 'restore' } | { action: 'tag'; tag: string }) {
    const ids = chosen.map(({ id }) => id)
    const { results } = await writeAdmin<BulkResult>('POST', mediaApi.bulk, { ...input, ids })
    const done = results.filter(({ ok }) => ok).length
    if (done > 0) showToast({ title: t('media.bulk.done', { count: done }) })
    setRefused(
      chosen.flatMap((item) =>
        results.filter(({ id, ok }) => id === item.id && !ok).map((result) => ({ item, result })),
      ),
    )
    invalidate()
    onClear()
  }

  function run(input: Parameters<typeof change>[0]) {
    void attempt(
      () => change(input),
      (error) => ({ text: errorText(error) }),
    )
  }

  return (
    <>
      {count > 0 && (
        <div
          role="group"
          aria-label={t('media.bulk.chosen', { count })}
          className="sticky top-14 z-20 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-3 py-2 card-shadow lg:top-2"
        >
          <p role="status" className="min-h-11 content-center font-semibold">
            {t('media.bulk.chosen', { count })}
          </p>
          <button type="button" className={`${buttonStyles.quiet} me-auto`} onClick={onClear}>
            {t('media.bulk.clear')}
          </button>
          {isTrash ? (
            <button
              type="button"
              className={buttonStyles.primary}
              disabled={isPending}
              onClick={() => run({ action: 'restore' })}
            >
              {t('media.bulk.restore')}
            </button>
          ) : (
            <>
              <TagForm isPending={isPending} onAdd={(tag) => run({ action: 'tag', tag })} />
              <ConfirmButton
                className={buttonStyles.secondary}
                title={t('media.bulk.trashAsk', { count })}
                text={t('media.bulk.trashText')}
                action={t('media.bulk.trash')}
                onConfirm={() => run({ action: 'trash' })}
              >
                {t('media.bulk.trash')}
              </ConfirmButton>
            </>
          )}
        </div>
      )}
      {refused.length > 0 && (
        <DialogFrame
          title={t('media.bulk.refused', { count: refused.length })}
          closeLabel={t('media.bulk.close')}
          onClose={() => setRefused([])}
        >
          <ul className="grid gap-2">
            {refused.map(({ item, result }) => (
              <li key={item.id} className="wrap-anywhere">
                <span className="font-semibold">{item.fileName}</span>: <Reason result={result} />
              </li>
            ))}
          </ul>
        </DialogFrame>
      )}
    </>
  )
}

/** Why a photograph was not changed, with what uses it. */
function Reason({ result: { code, issues = [] } }: { result: Result }) {
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
