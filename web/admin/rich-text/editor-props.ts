import { createContext, type Ref, useContext } from 'react'
import type { MediaItem } from '../../../schema/api/admin-media'
import { altFields } from '../../../schema/content/photos'
import type { Locale } from '../../../schema/locale'
import { mediaReference } from '../../../schema/media'
import type { ForeignCopies } from '../media/foreign-copies'
import type { UploadQueue } from '../media/upload/upload-queue'

export interface TextEditorHandle {
  /** Replaces every picture of an address. Returns false if there is none. */
  replaceAddress: (address: string, item: MediaItem) => boolean
}

export interface TextEditorProps {
  id: string
  label: string
  locale: Locale
  value: string
  /** A change of this number puts `value` into the editor; a change of `value` alone does not. */
  replacements: number
  onChange: (value: string) => void
  uploads: UploadQueue
  copies: ForeignCopies
  handle: Ref<TextEditorHandle>
  error: string | undefined
}

/** A stored picture path, and its description in the language of the text. */
export interface TextPicture {
  src: string
  alt: string
}

export function textPictureOf(item: MediaItem, locale: Locale): TextPicture {
  return { src: mediaReference(item.id), alt: item[altFields[locale]] }
}

export interface DescribeOptions {
  alt: string
  /** Undefined for drawings. */
  item: MediaItem | undefined
  onChange: (alt: string) => void
}

export interface PhotoTools {
  locale: Locale
  uploads: UploadQueue
  copies: ForeignCopies
  choose: (options: { multiple: boolean; onChoose: (pictures: TextPicture[]) => void }) => void
  describe: (options: DescribeOptions) => void
}

const PhotoToolsContext = createContext<PhotoTools | undefined>(undefined)
export const PhotoToolsProvider = PhotoToolsContext.Provider

export function usePhotoTools(): PhotoTools {
  const tools = useContext(PhotoToolsContext)
  if (!tools) throw new Error('pictures are shown within an editor of texts')
  return tools
}
