import { between, createRandom, range } from './rng'
import { ellipse, line, shape } from './shapes'
import { whole } from './whole-path'

const tones = [
  { top: '#4f9a5c', light: '#86bf66', cliff: '#d9c49c', dark: '#94836f', shallow: '#9fe0c6' },
  { top: '#2f7a66', light: '#5aa57c', cliff: '#b4b2a0', dark: '#6a7480', shallow: '#5bb8bd' },
] as const

/** A limestone island seen slantwise from the air, about 190 units wide, foot at the origin. Tone 0 is sunny, 1 deep. */
export function islet(seed: number, tone: 0 | 1): string {
  const c = tones[tone]
  const random = createRandom(seed + 5)
  const domes = range(2 + Math.floor(random() * 2)).map((index, _, all) => {
    const dx = (index - (all.length - 1) / 2) * 52 + between(random, -8, 8)
    const dy = (index % 2) * 16 - 6
    const half = between(random, 34, 50)
    const tall = between(random, 56, 118)
    return { dy, draw: dome(dx, dy, half, tall, random()) }
  })
  const rim = between(random, 84, 96)
  const shadow = shape(whole`M${-rim + 20} 4Q20 40 ${rim + 44} 34L${rim} 0z`, '#0a3f55', 0.35)
  const shallows =
    ellipse(0, 6, rim + 14, 32, c.shallow, 0.4) + ellipse(0, 4, rim, 23, c.shallow, 0.8)
  const rocks = domes.sort((a, b) => a.dy - b.dy).map((item) => item.draw)
  return shallows + shadow + rocks.join('')

  function dome(dx: number, dy: number, half: number, tall: number, sway: number): string {
    const top = -tall
    const lean = (sway - 0.5) * 20
    const rock = shape(
      whole`M${dx - half} ${dy}L${dx - half * 0.94} ${dy + top * 0.5}` +
        whole`Q${dx - half * 0.5 + lean} ${dy + top} ${dx + lean} ${dy + top}` +
        whole`T${dx + half * 0.96} ${dy + top * 0.46}L${dx + half} ${dy}Q${dx} ${dy + 16} ${dx - half} ${dy}z`,
      c.cliff,
    )
    const shade = shape(
      whole`M${dx + lean} ${dy + top}` +
        whole`Q${dx + half * 0.6} ${dy + top * 0.9} ${dx + half * 0.96} ${dy + top * 0.46}L${dx + half} ${dy}` +
        whole`Q${dx + half * 0.6} ${dy + 9} ${dx + half * 0.2} ${dy + 8}L${dx + half * 0.36} ${dy + top * 0.4}z`,
      c.dark,
    )
    const edge = dy + top * 0.42
    const cap =
      whole`M${dx - half} ${edge}Q${dx - half * 0.6 + lean} ${dy + top * 1.06} ${dx + lean} ${dy + top * 1.06}` +
      whole`T${dx + half} ${edge + 4}` +
      whole`l${-half * 0.3} 14 ${-half * 0.3}-12 ${-half * 0.34} 16 ${-half * 0.36}-16 ${-half * 0.34} 12z`
    const light = shape(
      whole`M${dx - half * 0.86} ${edge - 4}` +
        whole`Q${dx - half * 0.5 + lean} ${dy + top * 1.02} ${dx + lean - 2} ${dy + top * 1.03}` +
        whole`Q${dx - half * 0.1} ${dy + top * 0.8} ${dx - half * 0.34} ${edge + 4}z`,
      c.light,
    )
    return (
      rock +
      shade +
      shape(cap, c.top) +
      light +
      line(whole`M${dx - half * 0.5} ${edge + 20}v${tall * 0.14}`, c.dark, 2.4)
    )
  }
}
