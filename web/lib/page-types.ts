import type { Locale } from '../../schema/locale'
import type { PublicSettings } from '../../schema/public-settings'
import type { JsonLdNodes } from '../domain/heads/json-ld'
import type { AnyTexts, Namespace } from '../i18n/i18n'

export type Params = Record<string, string>

/** What search engines and chat messages read of a page. Paths are screen paths, without a language prefix. */
export interface Head {
  /** For the browser and search results; see pageTitle() of page-title.ts. */
  title: string
  /** What the page calls itself, where its title says more: the words of its share picture. */
  heading?: string
  description: string
  /** The canonical screen path. */
  path: string
  /** Stored path of the picture that the page's share picture shows, such as `@assets/art/hue`. */
  picture?: string
  /** What that picture shows, for those who do not see it. */
  pictureAlt?: string
  /** Set on an article's page. */
  article?: {
    /** Calendar day or UTC ISO instant. */
    publishedAt?: string
    modifiedAt?: string
    author: string
    section: string
    tags: string[]
  }
  /** Whether search engines may list the page. */
  index: boolean
  /** The nodes of the page's one graph; none on a page that is not listed. */
  jsonLd: JsonLdNodes
  /** What news readers call the feed of new articles, on pages that offer it. */
  feedTitle?: string
}

export interface HeadInput {
  /** The page's id in the route table. */
  pageId: string
  params: Params
  locale: Locale
  settings: PublicSettings
  t: AnyTexts
  /** The current Vietnam day, `YYYY-MM-DD`. */
  today: string
  /** A loaded content module's export, by the name that the page gave. */
  content: (name: string) => unknown
  /** The answer of the page's first API path, where it has arrived. */
  data: unknown
  /** Whether that path answered that there is no such thing; without it, what has no data is on its way or could not be read. */
  isMissing: boolean
}

/** One entry of the route table: everything that has to know about a page reads it here. */
export interface Page {
  id: string
  /** Path pattern without a language prefix. */
  pattern: string
  /** The screen's module below `features/`, without ending; it exports `Screen`. */
  screen: string
  /** Text files of `i18n/<locale>/` that the screen needs beside the shell's. */
  texts: Namespace[]
  /** Modules of `content/` that the screen needs; each exports `content`. */
  content?: (params: Params) => string[]
  /** API paths that the screen reads; the first is the one that the head needs and whose 404 is the page's. */
  data?: (params: Params, query: URLSearchParams, locale: Locale) => string[]
  /** Whether the page is nothing without the answer of its first API path: while that cannot be read, it says so with 503. */
  needsData?: boolean
  /** The screen path at which the page lives now, read from the answer of its first API path, where the address is an old one. */
  movedTo?: (params: Params, data: unknown) => string | undefined
  /** Query parameters that change what the page shows; all others are ignored. */
  query?: readonly string[]
  /** Makes the page's head: an export of the `heads.ts` beside the screen, loaded with it. */
  head: `${string}Head`
  /** Whether the document is made anew for every visitor and kept nowhere, as for a secret link. */
  fresh?: boolean
  /** Whether the screen brings its own frame instead of the site's header and footer. */
  bare?: boolean
  /** Whether the screen stays as it is when only its path changes, as a search does while somebody types. */
  stays?: boolean
  /** Every canonical path that exists under a pattern with built-in content. */
  entries?: () => string[]
  /** Whether the parameters name something that exists, where more than the entries do; any other path answers 404. */
  exists?: (params: Params) => boolean
  /** Whether the parameters are this page's, where an entry further down has the same pattern. */
  claims?: (params: Params) => boolean
}

/** Makes a page's head from what has been loaded for it. */
export type MakeHead = (input: HeadInput) => Head

export interface ScreenProps {
  params: Params
}
