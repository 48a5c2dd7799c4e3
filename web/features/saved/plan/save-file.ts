import { type FileInput, fileName } from './file-input'
import { makeGpx } from './make-gpx'
import { makeIcs } from './make-ics'

export type FileKind = 'ics' | 'gpx'

const makers = {
  ics: { make: makeIcs, type: 'text/calendar;charset=utf-8' },
  gpx: { make: makeGpx, type: 'application/gpx+xml' },
} satisfies Record<FileKind, unknown>

/** Downloads a plan as a file. Returns its name; undefined if the plan has nothing for it. */
export function saveFile(kind: FileKind, input: FileInput): string | undefined {
  const { make, type } = makers[kind]
  const text = make(input)
  if (text === undefined) return undefined
  const name = fileName(input.plan, kind)
  download(name, type, text)
  return name
}

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
