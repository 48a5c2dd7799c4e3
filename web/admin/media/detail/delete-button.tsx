import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { errorCodeOf } from '../../../lib/api'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { DialogFrame } from '../../kit/dialog-frame'
import { useAttempt } from '../../kit/use-attempt'
import { mediaApi } from '../media-api'
import { MediaUses } from './media-uses'

interface DeleteButtonProps {
  item: MediaDetail
  onStored: (item: MediaDetail) => void
  onDeleted: () => void
  children: ReactNode
}

export function DeleteButton({ item, onStored, onDeleted, children }: DeleteButtonProps) {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [used, setUsed] = useState<MediaDetail>()

  async function remove(force: boolean) {
    try {
      await writeAdmin('DELETE', `${mediaApi.one(item.id)}${force ? '?force=true' : ''}`)
    } catch (error) {
      if (errorCodeOf(error) !== 'MEDIA_IN_USE') throw error
      return setUsed(await readAdmin<MediaDetail>(mediaApi.one(item.id)))
    }
    showToast({ title: t('media.detail.deleted') })
    onStored({ ...item, deletedAt: new Date().toISOString() })
    onDeleted()
  }

  function run(force: boolean) {
    void attempt(
      () => remove(force),
      (error) => ({ text: errorText(error) }),
    )
  }

  return (
    <>
      <ConfirmButton
        className={buttonStyles.secondary}
        title={t('media.detail.deleteAsk')}
        text={t('media.detail.deleteText')}
        action={t('media.detail.delete')}
        onConfirm={() => run(false)}
      >
        {children}
      </ConfirmButton>
      {used && (
        <DialogFrame
          title={t('media.detail.inUse', { count: used.uses.length })}
          onClose={() => setUsed(undefined)}
        >
          {(close) => (
            <>
              <MediaUses uses={used.uses} />
              <p className="mt-3 text-muted">{t('media.detail.inUseText')}</p>
              <div className="mt-5 flex flex-wrap justify-end gap-2">
                <button type="button" className={buttonStyles.secondary} onClick={close}>
                  {t('frame.cancel')}
                </button>
                <button
                  type="button"
                  className={buttonStyles.primary}
                  onClick={() => {
                    run(true)
                    close()
                  }}
                >
                  {t('media.detail.deleteAnyway')}
                </button>
              </div>
            </>
          )}
        </DialogFrame>
      )}
    </>
  )
}
