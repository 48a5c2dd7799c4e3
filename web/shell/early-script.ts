/**
 * The one inline script, run before first paint: applies theme, language offer and saved state
 * without layout shift. Its hash is in the CSP. Must match `showTheme` and `isLanguageOffered`.
 */
export const earlyScript = `try {
  const root = document.documentElement
  const chosen = /(?:^|;\\s*)locale=(vi|en)(?:;|$)/.exec(document.cookie)
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).filter((tag) => tag === 'vi' || tag === 'en')
  const wanted = chosen ? chosen[1] : known[0]
  if (wanted && wanted !== root.lang && localStorage.getItem('language-offer-dismissed') !== 'true') root.dataset.offer = ''
  if (localStorage.getItem('plan') || /{/.test(localStorage.getItem('saved'))) root.dataset.saved = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme
    document.querySelectorAll('[name=theme-color]').forEach((meta, index) => {
      meta.media = (theme === 'dark') === (index === 1) ? 'all' : 'not all'
    })
  }
} catch (error) {
  console.debug('the browser refuses its storage', error)
}`
