import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { shining, sunlit } from './kit/shining'
import { nightColour, nightStyle } from './night'
import { nightScenes } from './night-scenes'
import { type Format, formatSizes, renderScene } from './scene'
import { scenes } from './scenes'

const formats = Object.keys(formatSizes) as Format[]

describe.each(Object.entries(scenes))('%s', (_, scene) => {
  it.each(formats)('is under 8 KB compressed as %s picture, and says nothing but shapes', (format) => {
    const svg = renderScene(scene, format)
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(8 * 1024)
    expect(svg).not.toMatch(/<(script|text|image|filter|foreignObject)|NaN|undefined|Infinity/)
  })
})

const brightness = (hex: string) => [...hex.slice(1)].reduce((sum, digit) => sum + Number.parseInt(digit, 16), 0) / (hex.length - 1)

describe('the night version', () => {
  it('is missing only of scenes that show a night already', () => {
    for (const id of nightScenes) expect(scenes[id], id).toBeDefined()
    const [scene] = Object.values(scenes)
    if (!scene) throw new Error('there are no scenes')
    expect(renderScene(scene, 'wide')).toMatch(/<svg [^>]*id="night".*prefers-color-scheme:dark/)
    expect(renderScene(scene, 'wide', true)).not.toContain('<style>')
  })

  it('darkens every colour, pale ones most', () => {
    for (const day of ['#f8dca0', '#58b2bd', '#ffffff', '#cf3f27']) expect(brightness(nightColour(day))).toBeLessThan(brightness(day))
    expect(brightness(nightColour('#f8dca0'))).toBeLessThan(7)
  })

  it('leaves what shines alone, and makes the sun the moon', () => {
    const style = nightStyle(`${shining('<path fill="#f6a623"/>')}${sunlit('<path fill="#ffd27a"/>')}<path fill="#2b857d"/>`)
    expect(style).not.toMatch(/f6a623/i)
    expect(style).toMatch(/^<style>@media\(prefers-color-scheme:dark\)\{[^}]*\[fill="#ffd27aff"\]\{fill:#f1e8cf\}/)
    expect(style).toMatch(/@supports\(hanging-punctuation:first\)\{:target\{[^@]*\[fill="#ffd27aff"\]\{fill:#f1e8cf\}/)
    expect(style).toContain('[fill="#2b857d"]')
  })
})
