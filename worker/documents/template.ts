import { manifest } from 'virtual:client-manifest'
import { type Locale, localizedPath } from '../../schema/locale'
import { manifestPath } from '../../schema/paths'
import type { FormAnswer } from '../../schema/plain-forms'
import { site } from '../../schema/site'
import { inlineScript } from '../../web/app/inline-script'
import { type PageAnswer, shellData } from '../../web/entry-server'
import template from '../../web/index.html?raw'
import type { Settings } from '../platform/settings/settings'

/** A rendered page in the template, with its styles and the chunks that it will need. */
export function documentHtml(page: PageAnswer, locale: Locale, settings: Settings): string {
  return fill({
    ...ofLocale(locale, settings),
    head: page.head + links(page.modules),
    app: page.html,
    data: page.data,
    modules: [...scripts(page.modules), ...page.contents].join(' '),
    page: page.modules.flatMap((name) => manifest.chunks[name]?.scripts[0] ?? []).join(' '),
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
  const chunks = modules.flatMap((name) => manifest.chunks[name]?.scripts ?? [])
  return [...new Set([...manifest.start.scripts.slice(1), ...chunks])]
}

/**
 * Styles and the faces of the first view. The style sheet of every page stands in the document: a file would take a slow network's whole
 * round trip more before anything is seen. The inline script shows the faces in time or not at all, so that they let the picture go first.
 */
function links(modules: string[]): string {
  const chunks = modules.flatMap((name) => manifest.chunks[name] ?? [])
  const styles = new Set([manifest.start, ...chunks].flatMap((chunk) => chunk.styles))
  return [
    manifest.style && `<style>${manifest.style}</style><style id="faces" media="(scripting: none)">${manifest.faces}</style>`,
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...manifest.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`),
  ].join('')
}

function fill(parts: { lang: string; manifest: string; head: string; app: string; data: string; modules: string; page: string }): string {
  const values: Record<string, string> = {
    ...parts,
    inline: inlineScript,
    entry: manifest.entry,
    dev: import.meta.env.MODE === 'development' ? refreshPreamble : '',
  }
  return template.replace(/%(\w+)%/g, (mark, name: string) => values[name] ?? mark)
}

/** What Vite would put into an HTML file of its own: hot reload of modules and of React components. */
const refreshPreamble = `<script type="module">import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script><script type="module" src="/@vite/client"></script>`
