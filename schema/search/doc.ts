import type { SearchType } from '../search-query'

/** A page, part of a page or product in one language. */
export interface SearchDoc {
  /** Such as `guide:day-7`, or `guide:day-7#theo-dong-ho` for a part. */
  id: string
  title: string
  /** The title in the other language and the meta title. */
  otherTitles?: string[]
  place?: string
  tags?: string[]
  /** The description, or a part's first sentences. */
  lead: string
  /** The part begins with a table: its lead is searched but not shown. */
  isTable?: boolean
  /** Headings, bold words and first cells of tables. */
  keyPhrases?: string[]
  /** Concept tokens named repeatedly (`dense`) or once (`passing`), and rare words. */
  dense?: string
  passing?: string
  rare?: string
}

/** A document with its text, before {@link prepareDocs}. */
export type SearchSource<Doc extends SearchDoc = SearchDoc> = Doc & { text?: string }

/** A page or product with what its result shows. */
export interface SearchPage extends SearchDoc {
  type: SearchType
  /** Stored picture path or address. */
  image: string | null
  /** 0 to 5. */
  rating?: number
  /** Percent. */
  discount?: number
  /** US dollars as text such as `$15`, or VND. */
  price?: string | number
  /** A query with one phrase of each group asks for this page, which comes first. */
  askedBy?: readonly (readonly string[])[]
}

/** The page of a page or part id. */
export function pageId(id: string): string {
  return id.split('#', 1)[0] ?? id
}
