import { brandColours } from '../../schema/brand'
import type { PublicSettings } from '../../schema/content/site-settings'
import type { EmbedProvider } from '../../schema/embeds'
import { type Locale, localizedPath } from '../../schema/locale'
import type { FormAnswer } from '../../schema/no-js-forms'
import { manifestPath } from '../../schema/paths'
import { site } from '../../schema/site'
import { type RenderedPage, shellData } from '../../web/entry-server'
import template from '../../web/index.html?raw'
import { earlyScript } from '../../web/shell/early-script'
import type { Settings } from '../platform/settings/settings'
import { clientBuild } from './client-build'

export function documentHtml(page: RenderedPage, locale: Locale, settings: Settings): string {
  return fill(locale, settings, {
    head: page.head + links(page.modules) + embedStyles(page),
    embeds: page.embeds,
    app: page.html,
    data: page.data,
  })
}

export function shellHtml(
  locale: Locale,
  settings: PublicSettings,
  today: string,
  form?: FormAnswer,
): string {
  return fill(locale, settings, {
    head: `<title>${site.name}</title>${links([])}`,
    embeds: [],
    app: '',
    data: shellData(settings, today, form),
  })
}

/** Inlined styles save a round trip; low-priority scripts let text and pictures go first. */
function links(modules: string[]) {
  const { entry, start, style, fonts, filesOf } = clientBuild
  const files = [start, ...modules.map(filesOf)]
  const styles = new Set(files.flatMap((file) => file.styles))
  const scripts = new Set(files.flatMap((file) => file.scripts))
  scripts.delete(entry)
  return [
    style && `<style>${style}</style>`,
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
    ...[...scripts].map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join('')
}

/** What a card of a player needs; its scripts come once it is pressed. */
function embedStyles({ embeds }: RenderedPage) {
  const { styles } = clientBuild.filesOf(embeds.length > 0 ? 'web/ui/embed-player.ts' : '')
  return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
}

function fill(
  locale: Locale,
  { defaultLocale }: Settings,
  { embeds, ...parts }: { head: string; app: string; data: string; embeds: EmbedProvider[] },
) {
  const values: Record<string, string> = {
    ...parts,
    lang: locale,
    paper: brandColours.paper[0],
    paperNight: brandColours.paper[1],
    embeds: embeds.length > 0 ? ` data-embeds="${embeds.join(' ')}"` : '',
    manifest: localizedPath(manifestPath, locale, defaultLocale),
    early: earlyScript,
    dev: import.meta.env.MODE === 'development' ? refreshPreamble : '',
  }
  return template.replace(/%(\w+)%/g, (mark, name: string) => values[name] ?? mark)
}

/** Vite's own preamble: hot reload of modules and React components. */
const refreshPreamble =
  `<script type="module">import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);` +
  `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script>` +
  `<script type="module" src="/@vite/client"></script>`
