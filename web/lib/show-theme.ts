export type Theme = 'light' | 'dark'

/**
 * Shows the chosen theme, whatever the system's is: the palette by `data-theme`, the colour of the browser's own bars by the two
 * `theme-color` elements of index.html, the light one first. The inline script does the same before the first paint.
 */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const [index, element] of document.head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
    element.media = (theme === 'dark') === (index === 1) ? 'all' : 'not all'
  }
}
