import type { FC } from 'react'
import type { Graph } from 'schema-dts'
import { metaLengths } from '../../schema/content/page-meta'
import type { PublicSettings } from '../../schema/content/site-settings'
import type { Locale } from '../../schema/locale'
import type { FormName } from '../../schema/no-js-forms'
import { site } from '../../schema/site'
import type { AnyTexts, Namespace } from '../i18n/i18n'
import type { Fields } from './list-state'

export type Params = Record<string, string>

export type JsonLdNodes = Graph['@graph']

/** Paths have no language prefix. */
export interface Head {
  title: string
  heading?: string
  description: string
  path: string
  /** A stored picture path, or a photograph's address. */
  picture?: string
  /** The page whose share picture is used; its own by default. */
  sharePath?: string
  pictureAlt?: string
  article?: {
    /** Calendar day or UTC ISO instant. */
    publishedAt?: string
    modifiedAt?: string
    author: string
    section: string
    tags: string[]
  }
  index: boolean
  /** The public languages; both by default. */
  locales?: readonly Locale[]
  jsonLd: JsonLdNodes
  feedTitle?: string
  feedPath?: string
}

export interface HeadInput {
  pageId: string
  params: Params
  locale: Locale
  settings: PublicSettings
  t: AnyTexts
  /** The Vietnam day, `YYYY-MM-DD`. */
  today: string
  data: unknown
  /** The path returned 404 or 410; without it, missing data is loading or failed. */
  isMissing: boolean
  isNotInLanguage: boolean
}

export type MakeHead = (input: HeadInput) => Head

export interface ScreenProps {
  params: Params
}

export interface ScreenComponent extends FC<ScreenProps> {
  /** Sections whose code comes after the first view's (web/ui/page-part.tsx). */
  parts?: readonly ScreenPart[]
}

export interface ScreenPart {
  /** Loads code and texts. Rejects where one cannot be fetched; can be retried. */
  load: (locale: Locale) => Promise<void>
}

export interface ScreenModule {
  Screen: ScreenComponent
}

export interface Page {
  id: string
  /** React Router pattern without a language prefix. */
  path: string
  lazy: () => Promise<ScreenModule>
  /** The file behind `lazy`: the Worker preloads its chunk. */
  source: string
  texts: readonly Namespace[]
  params?: Params
  /** API paths that the screen reads; the head gets the first one, whose 404 is the page's. */
  data?: (params: Params, query: URLSearchParams, locale: Locale) => string[]
  /** Returns 503 while its first API path cannot be read. */
  needsData?: boolean
  /** The new path, from the response of the first API path. */
  movedTo?: (params: Params, data: unknown) => string | undefined
  /** Query parameters that change the page, as list fields or names; others are ignored. */
  query?: readonly string[] | Fields
  /** Whether the path contains free text, or is one of many spellings. */
  hasOpenPath?: (params: Params) => boolean
  /** Forms that the page accepts as a POST without scripts. */
  forms?: readonly FormName[]
  printed?: boolean
  /** Rendered for every request, never cached. */
  fresh?: boolean
  bare?: boolean
  /** Keeps its state when only parameters change. */
  stays?: boolean
}

const suffix = ` | ${site.name}`

/** Appends the site's name if both fit into 65 characters. */
export function pageTitle(title: string): string {
  return title.length + suffix.length <= metaLengths.title ? title + suffix : title
}

/** Removes the site's name. */
export function bareTitle(title: string): string {
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}
