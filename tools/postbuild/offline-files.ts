import type { Manifest } from 'vite'
import type { OfflineFiles } from '../../web/domain/offline/page-needs'
import { entryModule } from '../../worker/documents/manifest-files'

/** Modules of single pages: their documents name these files. */
const pageModules = /^web\/(admin|features|i18n\/\w+\/(?!shell|offline))/
/** Lazy parts of maps and forms, which do nothing without a connection. */
const onlineParts = /\/(office-map-view|travel-dates-picker|turnstile)\.tsx$/
/** Only the sizes of files that an offline page can need. */
const sizedFiles = /^\/(assets\/.+\.(js|css|woff2|svg|png|json)|favicon\.svg)$/

/** The files of a module and of all that it may load later, except what `isLeftOut`. */
function filesOf(
  manifest: Manifest,
  key: string,
  isLeftOut: (key: string) => boolean,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key) || isLeftOut(key)) return []
  seen.add(key)
  const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...next.flatMap((name) => filesOf(manifest, name, isLeftOut, seen)),
  ]
}

/**
 * What the offline pages must know of a build. `sizes` are those of all its files, by root-relative
 * path.
 */
export function offlineFilesOf(manifest: Manifest, sizes: Record<string, number>): OfflineFiles {
  const keys = Object.keys(manifest)
  const sharedKeys = [
    entryModule,
    ...keys.filter((key) => /^web\/i18n\/\w+\/(shell|offline)\.ts$/.test(key)),
  ]
  const shared = sharedKeys.flatMap((key) =>
    filesOf(manifest, key, (name) => pageModules.test(name) || onlineParts.test(name)),
  )
  const screens = keys.filter((key) => /^web\/features\/[\w/-]+-screen\.tsx$/.test(key))
  const rooted = (files: string[]) => [...new Set(files)].map((file) => `/${file}`)
  const always = [
    ...rooted(shared),
    ...Object.keys(sizes).filter((path) => path.endsWith('.woff2')),
  ]
  const together = screens.map((key) => {
    const files = rooted(
      filesOf(manifest, key, (name) => onlineParts.test(name) || name === entryModule),
    )
    const [own = ''] = rooted([manifest[key]?.file ?? ''])
    return [own, files.filter((file) => file !== own && !always.includes(file))] as const
  })
  return {
    always,
    together: Object.fromEntries(together),
    bytes: Object.fromEntries(Object.entries(sizes).filter(([path]) => sizedFiles.test(path))),
  }
}
