import './styles/styles.css'

/** A turn of the event loop: what was pressed or typed meanwhile goes first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Evaluates the scripts in several short tasks instead of a long one: React's renderer, the site, and then the page. */
async function boot(): Promise<void> {
  const reactDom = await import('react-dom/client')
  await pause()
  const { start } = await import('./app/start')
  await pause()
  await start(reactDom)
}

void boot()
