import { createContext, type Ref, useContext } from 'react'
import type { MediaItem } from '../../../schema/api/admin-media'
import type { Locale } from '../../../schema/locale'
import type { ForeignCopies } from '../media/foreign-copies'
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

/**
 * A picture that was chosen for a text: its stored path, and what the library says of it in the
 * language of the text.
 */
export interface TextPicture {
  src: string
  alt: string
}

/** What the views of pictures need of the editor around them. */
export interface PhotoTools {
  /** The language of the text. */
  locale: Locale
  uploads: UploadQueue
  copies: ForeignCopies
  choose: (options: { multiple: boolean; onChoose: (pictures: TextPicture[]) => void }) => void
  /** Opens what is written in the place of a picture. */
  describe: (options: { alt: string; libraryAlt: string; onChange: (alt: string) => void }) => void
}

const PhotoToolsContext = createContext<PhotoTools | undefined>(undefined)
export const PhotoToolsProvider = PhotoToolsContext.Provider

export function usePhotoTools(): PhotoTools {
  const tools = useContext(PhotoToolsContext)
  if (!tools) throw new Error('pictures are shown within an editor of texts')
  return tools
}
