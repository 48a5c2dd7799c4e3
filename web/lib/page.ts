import type { FC } from 'react'
import type { Graph } from 'schema-dts'
import type { PublicSettings } from '../../schema/content/site-settings'
import type { Locale } from '../../schema/locale'
import type { FormName } from '../../schema/no-js-forms'
import type { AnyTexts, Namespace } from '../i18n/i18n'
import type { Fields } from './list-state'

export type Params = Record<string, string>

/**
 * The nodes of a page's JSON-LD, of schema.org's types: a property that a type does not have does
 * not compile.
 */
export type JsonLdNodes = Graph['@graph']

/** What search engines and chat messages read of a page. Paths carry no language prefix. */
export interface Head {
  /** For the browser and search results; see pageTitle() of page-title.ts. */
  title: string
  /** The page's own heading where its title says more: the words of its share picture. */
  heading?: string
  description: string
  /** The canonical path. */
  path: string
  /**
   * Stored path of the picture in the page's share picture, such as `@assets/art/hue`, or the
   * address of the photograph that is it.
   */
  picture?: string
  /** The page whose share picture stands for this one; its own without it. */
  sharePath?: string
  /** Alternative text of that picture. */
  pictureAlt?: string
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
  /** The languages in which they may; both without. */
  locales?: readonly Locale[]
  /** The nodes of the page's JSON-LD graph; none on a page that is not listed. */
  jsonLd: JsonLdNodes
  /** Title of the RSS feed, on pages that offer it. */
  feedTitle?: string
  /** Its path, where that is not the news feed's. */
  feedPath?: string
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
  /** The response of the page's first API path, once it has loaded. */
  data: unknown
  /** Whether that path returned 404 or 410; without it, missing data is still loading or failed. */
  isMissing: boolean
  /** Whether it is missing because it is public in the other language only. */
  isNotInLanguage: boolean
}

export type MakeHead = (input: HeadInput) => Head

export interface ScreenProps {
  params: Params
}

/**
 * The component of a page and, as its property, the page's head: Fast Refresh takes files that
 * export components alone.
 */
export interface ScreenComponent extends FC<ScreenProps> {
  head: MakeHead
}

export interface ScreenModule {
  Screen: ScreenComponent
}

/** One entry of the route table. */
export interface Page {
  /** The kind of page. */
  id: string
  /** React Router path pattern without a language prefix. */
  path: string
  lazy: () => Promise<ScreenModule>
  /** The source file behind `lazy`, by which the Worker finds the chunk to preload. */
  source: string
  /** Text namespaces of the screen, beside the shell's. */
  texts: readonly Namespace[]
  /** Parameters of a path that has none of its own. */
  params?: Params
  /** API paths that the screen reads; the head needs the first one, and its 404 is the page's. */
  data?: (params: Params, query: URLSearchParams, locale: Locale) => string[]
  /** Whether the page answers 503 while its first API path cannot be read. */
  needsData?: boolean
  /** The path that the page has moved to, read from the response of its first API path. */
  movedTo?: (params: Params, data: unknown) => string | undefined
  /**
   * Query parameters that change what the page shows, as fields of a list or by name; all others
   * are ignored.
   */
  query?: readonly string[] | Fields
  /** Whether the path holds any words of a visitor's, or is one of many spellings. */
  hasOpenPath?: (params: Params) => boolean
  /** Forms that the page accepts as a plain POST, without scripts. */
  forms?: readonly FormName[]
  /** Whether people print it: paper shows its address, also as a QR code. */
  printed?: boolean
  /** Whether the document is rendered for every request and never cached, as for a secret link. */
  fresh?: boolean
  /** Whether the screen brings its own frame instead of the site's header and footer. */
  bare?: boolean
  /**
   * Whether the screen keeps its state when only its parameters change, as a search does while
   * somebody types.
   */
  stays?: boolean
}
