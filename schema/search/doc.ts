import type { SearchType } from '../search-query'

/** A page, a part of a page or a product that the search can find, in one language. */
export interface SearchDoc {
  /** Such as `guide:day-7`; of a part with its name, such as `guide:day-7#theo-dong-ho`. */
  id: string
  title: string
  /** The title in the other language, and how search engines know the page. */
  otherTitles?: string[]
  /** Names of places. */
  place?: string
  tags?: string[]
  /** The description, or the first sentences of a part. */
  lead: string
  /**
   * Of a part that begins with a table, whose cells say nothing one after another: its lead is
   * found, not shown.
   */
  isTable?: boolean
  /** What the author stresses: headings, bold words, first cells of tables. */
  keyPhrases?: string[]
  /**
   * Tokens of the concepts that the rest of the text names more than once, and once, and its rare
   * words.
   */
  dense?: string
  passing?: string
  rare?: string
}

/** A document with its whole text, before {@link prepareDocs}. */
export type SearchSource<Doc extends SearchDoc = SearchDoc> = Doc & { text?: string }

/** What a result shows of a page or product beside its texts. */
export interface SearchPage extends SearchDoc {
  type: SearchType
  /** `@assets/art/<scene id>` or an address; null without a picture. */
  image: string | null
  /** The editors' own rating, 0 to 5. */
  rating?: number
  /** Whole percent. */
  discount?: number
  /** US dollars as text, such as `$15`, or Vietnamese đồng. */
  price?: string | number
}

/** The page's id of a page or a part. */
export function pageId(id: string): string {
  return id.split('#', 1)[0] ?? id
}
