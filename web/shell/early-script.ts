/**
 * The one inline script, which runs before the first paint: applies the stored theme to page and pictures as `showTheme` does later, and
 * shows the offer of the other language as `isLanguageOffered` decides later, so that nothing moves. The CSP names its hash.
 */
export const earlyScript = `try {
  const root = document.documentElement
  const chosen = /(?:^|;\\s*)locale=(vi|en)(?:;|$)/.exec(document.cookie)
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).filter((tag) => tag === 'vi' || tag === 'en')
  const wanted = chosen ? chosen[1] : known[0]
  if (wanted && wanted !== root.lang && localStorage.getItem('language-offer-dismissed') !== 'true') root.dataset.offer = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme
    const night = theme === 'dark' ? '(min-width: 0)' : '(max-width: 0)'
    const pictures = new MutationObserver(() => {
      document.querySelectorAll('source[media*=prefers-color-scheme]').forEach((source) => {
        source.media = source.media.replace('(prefers-color-scheme: dark)', night)
      })
    })
    pictures.observe(root, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => pictures.disconnect())
    document.querySelectorAll('[name=theme-color]').forEach((meta, index) => {
      meta.media = (theme === 'dark') === (index === 1) ? 'all' : 'not all'
    })
  }
} catch (error) {
  console.debug('the browser refuses its storage', error)
}`
