import { browserValue } from './browser-value'

type Theme = 'light' | 'dark'

const systemIsDark = '(prefers-color-scheme: dark)'
const themeChange = 'themechange'

function nightCondition(): string {
  const chosen = document.documentElement.dataset.theme
  if (!chosen) return systemIsDark
  return chosen === 'dark' ? '(min-width: 0)' : '(max-width: 0)'
}

/** The system's theme on the server and during hydration. */
export const useNightCondition = browserValue(
  () => document,
  [themeChange],
  nightCondition,
  systemIsDark,
)

/** Browser only. */
export function isDark(): boolean {
  return window.matchMedia(nightCondition()).matches
}

/** Sets `data-theme` and the two `theme-color` elements of index.html, light first. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const [index, element] of document.head
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .entries()) {
    element.media = (theme === 'dark') === (index === 1) ? 'all' : 'not all'
  }
  document.dispatchEvent(new Event(themeChange))
}
