import { writeFileSync } from 'node:fs'
import { brandColours } from '../../schema/brand'
import { generated } from './folders'

/** Writes the brand's colours as custom properties: `actionStrong` is `--action-strong`. */
export function writeColours(): void {
  const lines = Object.entries(brandColours).map(([name, [day, night]]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `  --${property}: ${day === night ? day : `light-dark(${day}, ${night})`};`
  })
  writeFileSync(`${generated}/brand.css`, `:root {\n${lines.join('\n')}\n}\n`)
}
