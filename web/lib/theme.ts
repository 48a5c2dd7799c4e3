import { browserValue } from './browser-value'

type Theme = 'light' | 'dark'

const systemIsDark = '(prefers-color-scheme: dark)'
const themeChange = 'themechange'

/**
 * The media condition of a picture by night: the system's theme, or always or never where the
 * visitor has chosen. Only in the browser.
 */
function nightCondition(): string {
  const chosen = document.documentElement.dataset.theme
  if (!chosen) return systemIsDark
  return chosen === 'dark' ? '(min-width: 0)' : '(max-width: 0)'
}

/** The same as a hook; the system's theme on the server and during hydration. */
export const useNightCondition = browserValue(
  () => document,
  [themeChange],
  nightCondition,
  systemIsDark,
)

/** Whether the page is dark, by the visitor's choice or the system's theme. Only in the browser. */
export function isDark(): boolean {
  return window.matchMedia(nightCondition()).matches
}

/**
 * Shows the theme: the palette by `data-theme`, the browser's bars by the two `theme-color`
 * elements of index.html, light first.
 */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const [index, element] of document.head
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .entries()) {
    element.media = (theme === 'dark') === (index === 1) ? 'all' : 'not all'
  }
  document.dispatchEvent(new Event(themeChange))
}
