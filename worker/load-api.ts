/** The API, loaded with its first use: a page without data does without. */
export async function loadApi() {
  return (await import('./api')).api
}
