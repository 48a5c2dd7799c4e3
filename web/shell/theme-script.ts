/** The one inline script: applies the stored theme before the first paint, as show-theme.ts does later. The CSP names its hash. */
export const themeScript = `try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    document.querySelectorAll('[name=theme-color]').forEach((meta, index) => {
      meta.media = (theme === 'dark') === (index === 1) ? 'all' : 'not all'
    })
  }
} catch (error) {
  console.debug('no stored theme', error)
}`
