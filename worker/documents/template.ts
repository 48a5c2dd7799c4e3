import { type Locale, localizedPath } from '../../schema/locale'
import { manifestPath } from '../../schema/paths'
import type { FormAnswer } from '../../schema/plain-forms'
import { site } from '../../schema/site'
import { inlineScript } from '../../web/app/inline-script'
import { type PageAnswer, shellData } from '../../web/entry-server'
import template from '../../web/index.html?raw'
import type { Settings } from '../platform/settings/settings'
import { clientBuild } from './client-build'

/** A rendered page in the template, with its styles and the chunks that it will need. */
export function documentHtml(page: PageAnswer, locale: Locale, settings: Settings): string {
  return fill({
    ...ofLocale(locale, settings),
    head: page.head + links(page.modules),
    app: page.html,
    data: page.data,
    modules: [...scripts(page.modules), ...page.contents].join(' '),
    page: page.modules.flatMap((name) => clientBuild.filesOf(name).scripts[0] ?? []).join(' '),
  })
}

/** The same template without a rendered page: the browser does all the work. */
export function shellHtml(locale: Locale, settings: Settings, today: string, form?: FormAnswer): string {
  return fill({
    ...ofLocale(locale, settings),
    head: `<title>${site.name}</title>${links([])}`,
    app: '',
    data: shellData(settings, today, form),
    modules: '',
    page: '',
  })
}

function ofLocale(locale: Locale, { defaultLocale }: Settings): { lang: string; manifest: string } {
  return { lang: locale, manifest: localizedPath(manifestPath, locale, defaultLocale) }
}

/** The scripts that a page with the given source modules will import, for the inline script to preload. */
function scripts(modules: string[]): string[] {
  const files = modules.flatMap((name) => clientBuild.filesOf(name).scripts)
  return [...new Set([...clientBuild.start.scripts.slice(1), ...files])]
}

/**
 * Styles and the web fonts of the first view. The style sheet of every page is inlined: a file would delay the first paint by a round trip.
 * Fonts have low priority, so that the first picture goes before them.
 */
function links(modules: string[]): string {
  const { start, style, fonts, filesOf } = clientBuild
  const styles = new Set([start, ...modules.map(filesOf)].flatMap((files) => files.styles))
  return [
    style && `<style>${style}</style>`,
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`),
  ].join('')
}

function fill(parts: { lang: string; manifest: string; head: string; app: string; data: string; modules: string; page: string }): string {
  const values: Record<string, string> = {
    ...parts,
    inline: inlineScript,
    entry: clientBuild.entry,
    dev: import.meta.env.MODE === 'development' ? refreshPreamble : '',
  }
  return template.replace(/%(\w+)%/g, (mark, name: string) => values[name] ?? mark)
}

/** What Vite would put into an HTML file of its own: hot reload of modules and of React components. */
const refreshPreamble = `<script type="module">import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script><script type="module" src="/@vite/client"></script>`
