import { useState } from 'react'
import type { MediaDetail, MediaItem } from '../../../../../schema/api/admin-media'
import { writeAdmin } from '../../kit/admin-api'
import { useInvalidateMedia } from '../../media/media-api'
import { FileRefused } from '../../media/upload/check-file'
import { refusalOf } from '../../media/upload/upload-file'
import { useUploadErrorText } from '../../media/upload/use-upload-error-text'
import { copyableAddress } from './picture-address'

export interface ForeignCopies {
  isCopying: (address: string) => boolean
  /** Why the last try failed, in a sentence. */
  errorOf: (address: string) => string | undefined
  /** Copies pictures of other sites into the library, one after the other. */
  copy: (addresses: readonly string[]) => Promise<void>
}

async function copyPicture(address: string): Promise<MediaDetail> {
  try {
    return await writeAdmin<MediaDetail>('POST', '/api/admin/media/copy', { url: copyableAddress(address) })
  } catch (error) {
    const refusal = refusalOf(error)
    throw refusal ? new FileRefused(refusal) : error
  }
}

/** Copies of pictures of other sites; `onCopied` puts each into the text. */
export function useForeignCopies(onCopied: (address: string, item: MediaItem) => void): ForeignCopies {
  const errorText = useUploadErrorText()
  const invalidate = useInvalidateMedia()
  const [copying, setCopying] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<ReadonlyMap<string, unknown>>(new Map())

  async function copyOne(address: string) {
    try {
      onCopied(address, await copyPicture(address))
    } catch (error) {
      console.debug('the picture was not copied', error)
      setErrors((all) => new Map(all).set(address, error))
    } finally {
      setCopying((all) => all.filter((one) => one !== address))
    }
  }

  return {
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
