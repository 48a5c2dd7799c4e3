import type { Ref } from 'react'
import type { MediaItem } from '../../../schema/api/admin-media'
import type { Locale } from '../../../schema/locale'
import type { ForeignCopies } from '../media/use-foreign-copies'
import type { UploadQueue } from './photos/upload-queue'

/** What a field asks of the editor that is open. */
export interface TextEditorHandle {
  /** Puts a photograph into every picture of an address. Returns false where there is none. */
  replaceAddress: (address: string, item: MediaItem) => boolean
}

/** What both editors of a text take. */
export interface TextEditorProps {
  id: string
  label: string
  /** Label of the tools. */
  toolsLabel: string
  locale: Locale
  value: string
  /** A change of this number puts `value` into the editor; a change of `value` alone does not. */
  replacements: number
  onChange: (value: string) => void
  uploads: UploadQueue
  copies: ForeignCopies
  handle: Ref<TextEditorHandle>
  error: string | undefined
  isDisabled: boolean
}
