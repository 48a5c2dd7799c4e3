import type { Locale } from '../../schema/locale'

/** The kinds of fault that the conscience knows; each has a fixture page in `inspect.test.ts`. */
export const faultKinds = {
  page: 'pages that do not answer as they should',
  link: 'broken links',
  anchor: 'links to a place that a page does not have',
  redirect: 'links that lead through a redirect',
  title: 'titles',
  description: 'descriptions',
  canonical: 'canonical links',
  hreflang: 'language alternates',
  'json-ld': 'structured data',
  alt: 'pictures without a text for those who do not see them',
  language: 'texts in the wrong language',
  key: 'texts that were not filled in',
  heading: 'headings',
  size: 'pictures without a size',
  spelling: 'misspelt words',
  console: 'messages on the console',
  error: 'uncaught errors',
  request: 'failed requests',
  'mixed-content': 'insecure addresses',
  'third-party': 'requests to others',
  'share-image': 'share pictures',
  hydration: 'pages that change when the browser takes over',
  width: 'pages that are wider than the screen',
} as const
export type FaultKind = keyof typeof faultKinds

export interface Finding {
  kind: FaultKind
  /** Path of the page on the site. */
  page: string
  /** Where on the page: an area and an element. */
  place: string
  sentence: string
}

/** Where on a page an element stands. */
export type Area = 'head' | 'header' | 'main' | 'footer'

/** A stretch of text that is read as one, and the language that it says it is in. */
export interface TextBlock {
  lang: string
  text: string
  place: string
}

export interface Picture {
  source: string
  /** Null where the attribute is missing. */
  alt: string | null
  /** Whether the page keeps its place free before it is loaded. */
  sized: boolean
  place: string
}

/** Everything that the checks read of a document, as the server sent it or as the browser has it. */
export interface Snapshot {
  title: string
  descriptions: string[]
  canonicals: string[]
  noindex: boolean
  alternates: { hreflang: string; href: string }[]
  shareImages: string[]
  jsonLd: string[]
  headings: { level: number; text: string }[]
  pictures: Picture[]
  /** Places of drawings that are announced as pictures and have no name. */
  nameless: string[]
  links: { href: string; area: Area; place: string }[]
  /** Addresses of files that the browser may load by itself. */
  resources: string[]
  /** Where forms go. */
  actions: string[]
  blocks: TextBlock[]
}

/** A page of the site, read before and after the browser took over, with what happened meanwhile. */
export interface VisitedPage {
  path: string
  locale: Locale
  /** Null where nothing was answered. */
  status: number | null
  expectedStatus: number
  /** Whether the sitemap names it. */
  listed: boolean
  sent: Snapshot
  live: Snapshot
  console: { type: string; text: string }[]
  errors: string[]
  /** Requests that were answered with an error or not at all. */
  failures: { url: string; reason: string }[]
  /** The language that the page says it is in. */
  lang: string
  /** Screens, by their width in px, on which the page can be moved sideways, and how far. */
  overflows: { width: number; by: number }[]
  /** Every address that was requested. */
  requests: string[]
}

/** What an internal address answers. */
export interface Target {
  /** Null where nothing was answered. */
  status: number | null
  /** Where a redirect ends: the path, and what is answered there. */
  end?: { path: string; status: number | null }
  /** Ids on the page where it ends. */
  ids: ReadonlySet<string>
}

/** What the address of a share picture answers. */
export interface ShareImage {
  status: number | null
  type: string
  width: number
  height: number
  /** Of its bytes: two addresses with one picture have the same. */
  digest: string
}

export type PageCheck = (page: VisitedPage) => Finding[] | Promise<Finding[]>
export type SiteCheck = (pages: readonly VisitedPage[]) => Finding[]
