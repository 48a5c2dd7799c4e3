import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail, MediaItem } from '../../../schema/api/admin-media'
import { writeAdmin } from '../kit/admin-api'
import { useLeaveGuard } from '../kit/leave-guard'
import { useInvalidateMedia } from './media-api'
import { copyableAddress } from './media-pictures'
import { FileRefused, refusalOf } from './upload/upload-file'
import { useUploadErrorText, useWithoutPlace } from './upload/use-uploads'

export function ForeignNotice({
  addresses,
  copies,
  className,
}: {
  addresses: readonly string[]
  copies: ForeignCopies
  className: string
}) {
  const { t } = useTranslation('admin')
  if (addresses.length === 0) return null
  const isCopying = addresses.some(copies.isCopying)
  const errors = [...new Set(addresses.flatMap((address) => copies.errorOf(address) ?? []))]
  return (
    <div role="status" className={`text-sm ${className}`}>
      {t('media.foreign.count', { count: addresses.length })}{' '}
      <button
        type="button"
        disabled={isCopying}
        className={
          'min-h-11 font-semibold text-accent underline underline-offset-4 disabled:opacity-60'
        }
        onClick={() => void copies.copy(addresses)}
      >
        {isCopying
          ? t('media.foreign.copying')
          : t(addresses.length === 1 ? 'media.foreign.copy' : 'media.foreign.copyAll', {
              count: addresses.length,
            })}
      </button>
      {errors.map((text) => (
        <p key={text} className="font-semibold text-bad">
          {text}
        </p>
      ))}
    </div>
  )
}

export interface ForeignCopies {
  underWay: number
  isCopying: (address: string) => boolean
  errorOf: (address: string) => string | undefined
  copy: (addresses: readonly string[]) => Promise<void>
}

async function copyPicture(address: string): Promise<MediaDetail> {
  try {
    return await writeAdmin<MediaDetail>('POST', '/api/admin/media/copy', {
      url: copyableAddress(address),
    })
  } catch (error) {
    const refusal = refusalOf(error)
    throw refusal ? new FileRefused(refusal) : error
  }
}

/** `place` inserts a copy where its address is. Returns false if the address is gone. */
export function useForeignCopies(
  place: (address: string, item: MediaItem) => boolean,
): ForeignCopies {
  const tellWithoutPlace = useWithoutPlace()
  const errorText = useUploadErrorText()
  const invalidate = useInvalidateMedia()
  const [copying, setCopying] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<ReadonlyMap<string, unknown>>(new Map())
  useLeaveGuard('uploads', copying.length > 0)

  async function copyOne(address: string) {
    try {
      const item = await copyPicture(address)
      if (!place(address, item)) tellWithoutPlace(item.fileName)
    } catch (error) {
      console.debug('the picture was not copied', error)
      setErrors((all) => new Map(all).set(address, error))
    } finally {
      setCopying((all) => all.filter((one) => one !== address))
    }
  }

  return {
    underWay: copying.length,
    isCopying: (address) => copying.includes(address),
    errorOf: (address) => (errors.has(address) ? errorText(errors.get(address)) : undefined),
    async copy(addresses) {
      const wanted = [...new Set(addresses)].filter((address) => !copying.includes(address))
      setCopying((all) => [...all, ...wanted])
      setErrors((all) => new Map([...all].filter(([address]) => !wanted.includes(address))))
      for (const address of wanted) await copyOne(address)
      invalidate()
    },
  }
}
