import type { Locale } from '../../../../schema/locale'
import type { UploadQueue } from './photos/upload-queue'

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
  error: string | undefined
  isDisabled: boolean
}
