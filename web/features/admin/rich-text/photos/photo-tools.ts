import { createContext, useContext } from 'react'
import type { MediaItem } from '../../../../../schema/api/admin-media'
import type { Locale } from '../../../../../schema/locale'
import type { ForeignCopies } from '../../media/use-foreign-copies'
import type { UploadQueue } from './upload-queue'

/** What the views of pictures need of the editor around them. */
export interface PhotoTools {
  /** The language of the text. */
  locale: Locale
  uploads: UploadQueue
  copies: ForeignCopies
  choose: (options: { multiple: boolean; onChoose: (items: MediaItem[]) => void }) => void
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
