import { createContext, useContext } from 'react'
import type { Locale } from '../../../../schema/locale'
import type { ForeignCopies } from '../../media/use-foreign-copies'
import type { UploadQueue } from './upload-queue'

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
