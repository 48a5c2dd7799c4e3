import { encode } from 'uqr'

export interface QrCode {
  size: number
  /** Lines one unit wide through rows of modules, in the view box `0 -0.5 size size`. */
  path: string
}

/** A QR code with quiet zone. Throws for a text that is too long. */
export function makeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const rows = data.map((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...modules.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}`).join('')
  })
  return { size, path: rows.join('') }
}
