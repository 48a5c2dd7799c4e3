import type { Locale } from '../../schema/locale'
import type { Namespace } from '../i18n/i18n'
import type { Page } from '../lib/page-types'
import type { PageMatch } from './match-page'

/** The content modules that a page needs; none for a path that does not exist. */
export function contentNames({ page, params, exists }: PageMatch): string[] {
  return exists ? (page.content?.(params) ?? []) : []
}

/** The text files that a page needs, the shell's first. */
export function textNames({ page }: PageMatch): Namespace[] {
  return ['shell', ...page.texts]
}

/** The module of a page's head: `heads` beside its screen. */
export function headsModule({ screen }: Pick<Page, 'screen'>): string {
  return screen.replace(/[^/]+$/, 'heads')
}

/** The source modules of a page as the client build's manifest names them, for preloading. */
export function pageSources(match: PageMatch, locale: Locale): string[] {
  return [`web/features/${match.page.screen}.tsx`, ...textNames(match).map((name) => `web/i18n/${locale}/${name}.ts`)]
}
