/** The content modules that pages read, by `<noun>/<name>`; each exports JSON data as `content`. Runs in Vite. */
const modules = import.meta.glob<unknown>(
  ['../../web/content/*/*.ts', '!../../web/content/map/*', '!**/{types,slugs,offers,categories,with-*,*.summary,*.test}.ts'],
  { eager: true, import: 'content' },
)

export const contents = Object.entries(modules).map(([path, content]) => [path.replace(/^.*\/web\/content\/|\.ts$/g, ''), content] as const)
