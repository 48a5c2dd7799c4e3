import { encode } from 'uqr'

export interface QrCode {
  size: number
  /**
   * Lines through the middle of each row of modules, to be drawn one unit wide in the view box `0
   * -0.5 size size`.
   */
  path: string
}

/** A text as a QR code, with the margin that cameras need. Throws for one that is too long. */
export function makeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const rows = data.map((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...modules.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}`).join('')
  })
  return { size, path: rows.join('') }
}
