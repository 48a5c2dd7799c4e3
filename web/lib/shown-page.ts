import type { Namespace } from '../i18n/i18n'
import type { Page, Params } from './page-types'

/** What showing a page takes, as plain data: the Worker sends it with the page that a visit begins with. */
export interface ShownPage extends Pick<Page, 'id' | 'screen' | 'head' | 'stays' | 'bare'> {
  params: Params
  /** The text files that the page needs, the shell's first. */
  texts: Namespace[]
  /** The content modules that it needs. */
  contents: string[]
  /** The API paths that it reads. */
  data: string[]
  /** See Page: it does not travel, as the Worker has moved on already. */
  movedTo?: ((data: unknown) => string | undefined) | undefined
}
